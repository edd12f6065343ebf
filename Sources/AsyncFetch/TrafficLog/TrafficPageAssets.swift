/// The style and script of the page, which can also be read without the script.
enum TrafficPageAssets {
    static let tools = """
        <div id="tools"><input id="find" type="search" placeholder="Find in everything ( / )" aria-label="Find">\
        <div id="kinds"></div><button id="open" type="button">Open all</button><output id="count"></output></div>
        """

    static let style = """
        :root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--ink:#16181d;--soft:#697080;--line:#e3e6ec;--code:#f3f5f8;
        --accent:#3b5bdb;--s2:#1a7f4b;--s3:#2563a8;--s4:#b45309;--s5:#c22a3a;--s0:#c22a3a;--key:#3b5bdb;--str:#1a7f4b;--num:#b45309;
        --mark:#fdf0c4;--markink:#7a5b00;--shade:0 1px 2px rgb(20 25 40/.05)}
        @media(prefers-color-scheme:dark){:root{--page:#0f1115;--card:#171a20;--ink:#e4e7ee;--soft:#8b93a5;--line:#262b35;--code:#11141a;
        --accent:#8aa4ff;--s2:#4fc98a;--s3:#6db3f2;--s4:#f0a94b;--s5:#ff7b86;--s0:#ff7b86;--key:#8aa4ff;--str:#7bd3a2;--num:#f0b872;
        --mark:#3a3112;--markink:#ecc95c;--shade:none}}
        *{box-sizing:border-box}
        body{margin:0;background:var(--page);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
        header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 14px;padding:14px 24px 12px;
        background:color-mix(in srgb,var(--page) 88%,transparent);backdrop-filter:blur(12px);border-bottom:1px solid var(--line)}
        h1{margin:0;font-size:17px;font-weight:650;letter-spacing:-.01em}#when{margin:0;color:var(--soft);font-variant-numeric:tabular-nums}
        #tools{display:none;flex:1 1 480px;align-items:center;gap:8px;justify-content:flex-end;flex-wrap:wrap}.js #tools{display:flex}
        #find{flex:0 1 300px;min-width:140px;padding:6px 12px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
        #find:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        #kinds{display:flex;gap:4px}button{white-space:nowrap;padding:5px 11px;font:inherit;font-size:13px;color:var(--soft);background:none;border:1px solid var(--line);
        border-radius:99px;cursor:pointer}button:hover{color:var(--ink);border-color:var(--soft)}
        button[aria-pressed=true]{color:var(--page);background:var(--ink);border-color:var(--ink)}
        #count{min-width:86px;color:var(--soft);text-align:right;font-variant-numeric:tabular-nums}
        main{max-width:1440px;margin:0 auto;padding:16px 24px 60px}
        details{margin:0 0 4px;background:var(--card);border:1px solid var(--line);border-radius:8px;box-shadow:var(--shade);overflow:clip}
        details[open]{margin:10px 0 14px}.hidden{display:none}
        summary{display:grid;grid-template-columns:92px 50px 62px minmax(0,1fr) 70px 70px 96px;gap:10px;align-items:center;padding:7px 14px;
        cursor:pointer;list-style:none;font-variant-numeric:tabular-nums}summary::-webkit-details-marker{display:none}
        summary:hover{background:color-mix(in srgb,var(--accent) 6%,transparent)}details[open]>summary{border-bottom:1px solid var(--line)}
        summary time,.type,.size{color:var(--soft)}.size,.time{text-align:right}.type{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
        .status{padding:1px 0;border-radius:5px;font-size:12.5px;text-align:center;color:var(--c);background:color-mix(in srgb,var(--c) 13%,transparent)}
        .s1,.s3{--c:var(--s3)}.s2{--c:var(--s2)}.s4{--c:var(--s4)}.s5{--c:var(--s5)}.s0,.broken{--c:var(--s0)}
        .method{font-size:12px;font-weight:650;letter-spacing:.03em}
        .url{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.url i{color:var(--soft);font-style:normal}
        .url em{margin-left:10px;padding:1px 8px;color:var(--accent);font-size:12.5px;font-style:normal;border-radius:99px;
        background:color-mix(in srgb,var(--accent) 10%,transparent)}details[open] .url{white-space:normal;overflow-wrap:anywhere}
        .time u{display:block;height:3px;margin:3px 0 0 auto;background:var(--accent);border-radius:2px;overflow:hidden;text-decoration:none}
        .time s{display:block;height:100%;background:color-mix(in srgb,var(--accent) 45%,var(--card))}
        .in{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:6px 28px;padding:12px 16px 18px}
        .failure,.facts,.wide{grid-column:1/-1}.facts,.failure{margin:0}
        .failure{padding:8px 12px;color:var(--s5);background:color-mix(in srgb,var(--s5) 9%,transparent);border-radius:6px;overflow-wrap:anywhere}
        .facts{color:var(--soft);font-size:13px}.facts span+span:before{content:"·";margin:0 8px}
        h2{display:flex;align-items:center;gap:10px;margin:10px 0 6px;color:var(--soft);font-size:11.5px;font-weight:650;letter-spacing:.07em;text-transform:uppercase}
        h2 button{padding:1px 10px;font-size:12px;letter-spacing:0;text-transform:none;display:none}.js h2 button{display:inline}
        table{width:100%;border-collapse:collapse;table-layout:fixed;font-size:13px}td,th{padding:2px 0;vertical-align:top;text-align:left;overflow-wrap:anywhere}
        th{width:170px;padding-right:12px;color:var(--soft);font-weight:500}
        pre{max-height:520px;margin:8px 0 0;padding:10px 12px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--code);
        border:1px solid var(--line);border-radius:6px;font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        pre.hex{white-space:pre}img{max-width:100%;max-height:420px;margin-top:8px;border:1px solid var(--line);border-radius:6px;
        background:repeating-conic-gradient(var(--code) 0 25%,var(--card) 0 50%) 0/16px 16px}
        mark{padding:0 4px;color:var(--markink);background:var(--mark);border-radius:3px;font-size:.88em}
        .none{margin:6px 0;color:var(--soft)}.omitted{margin:8px 0;padding:8px 14px;color:var(--s4);border:1px dashed var(--s4);border-radius:8px}
        .group{position:relative;margin:10px 0 12px;padding-left:16px}.group:before{content:"";position:absolute;inset:4px auto 6px 4px;width:3px;
        background:color-mix(in srgb,var(--accent) 55%,transparent);border-radius:2px}.group>p{margin:0 0 4px;color:var(--soft);font-size:12.5px}
        .k{color:var(--key)}.v{color:var(--str)}.n{color:var(--num)}
        @media(max-width:820px){main,header{padding-left:12px;padding-right:12px}summary{grid-template-columns:46px 56px minmax(0,1fr) 80px}
        summary time,.type,.size{display:none}.in{grid-template-columns:minmax(0,1fr)}th{width:120px}}
        @media(max-width:560px){summary{grid-template-columns:46px minmax(0,1fr) 80px;row-gap:3px}.url{grid-area:2/1/3/-1}
        .url i:first-child{display:none}#kinds{flex-wrap:wrap}}
        """

    /// The script: finds, filters, groups the attempts of a fetch, colours JSON and XML when a row is opened, and
    /// copies.
    ///
    /// Its regular expressions do not start again at each character of a word or a string, so that no body can make the
    /// page hang.
    static let script = #"""
        document.documentElement.className='js';addEventListener('DOMContentLoaded',()=>{
        const $=i=>document.getElementById(i),rows=[...document.querySelectorAll('details')],kinds=new Set;
        const names={s0:'No answer',s1:'1xx',s2:'2xx',s3:'3xx',s4:'4xx',s5:'5xx',broken:'Broken'};
        const groups=new Map;rows.forEach(r=>{const f=r.dataset.f;groups.has(f)?groups.get(f).push(r):groups.set(f,[r])});
        const boxes=[];groups.forEach((list,f)=>{if(list.length<2||f==='0')return;const box=document.createElement('div');box.className='group';
        const p=document.createElement('p');p.textContent='Fetch #'+f+' · '+list.length+' requests';list[0].before(box);box.append(p,...list);boxes.push(box)});
        Object.keys(names).forEach(k=>{const n=rows.filter(r=>r.classList.contains(k)).length;if(!n)return;const b=document.createElement('button');
        b.type='button';b.textContent=names[k]+' '+n;b.setAttribute('aria-pressed','false');b.onclick=()=>{const on=!kinds.delete(k);if(on)kinds.add(k);
        b.setAttribute('aria-pressed',on);show()};$('kinds').append(b)});
        const texts=new Map,text=r=>{if(!texts.has(r))texts.set(r,r.textContent.toLowerCase());return texts.get(r)};
        function show(){const words=$('find').value.toLowerCase().split(/\s+/).filter(Boolean);let n=0;rows.forEach(r=>{
        const ok=(!kinds.size||[...kinds].some(k=>r.classList.contains(k)))&&(!words.length||words.every(w=>text(r).includes(w)));
        r.classList.toggle('hidden',!ok);n+=ok});boxes.forEach(b=>b.classList.toggle('hidden',!b.querySelector('details:not(.hidden)')));
        $('count').textContent=n===rows.length?n+' requests':n+' of '+rows.length}
        let timer;$('find').oninput=()=>{clearTimeout(timer);timer=setTimeout(show,120)};show();
        $('open').onclick=()=>{const seen=rows.filter(r=>!r.classList.contains('hidden')),all=seen.every(r=>r.open);seen.forEach(r=>r.open=!all);
        $('open').textContent=all?'Open all':'Close all'};
        addEventListener('keydown',e=>{if(e.key==='/'&&e.target.tagName!=='INPUT'){e.preventDefault();$('find').focus()}
        if(e.key==='Escape'){$('find').value='';show()}});
        const safe=t=>t.replace(/&/g,'&amp;').replace(/</g,'&lt;').replace(/>/g,'&gt;');
        const json=/("(?:[^"\\]|\\[^]?)*(?:"|$))(\s*:)?|\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*/g,
        xml=/(&lt;[/?]?)([\w:.-]+)|(?<![\w:.-])([\w:.-]+)(=)("[^"<]*"|'[^'<]*')/g;
        function colour(pre){const t=pre.textContent;if(pre.dataset.done||t.length>4e5)return;pre.dataset.done=1;const c=t.trim()[0];let h;
        if(c==='{'||c==='[')h=safe(t).replace(json,(m,s,colon)=>'<span class='+(s?colon?'k':'v':'n')+'>'+(s||m)+'</span>'+(colon||''));
        else if(c==='<')h=safe(t).replace(xml,(m,o,name,a,e,v)=>o?o+'<span class=k>'+name+'</span>':'<span class=n>'+a+'</span>'+e+'<span class=v>'+v+'</span>');
        if(h)pre.innerHTML=h.replace(/\bREDACTED\b/g,'<mark>REDACTED</mark>')}
        document.addEventListener('toggle',e=>{if(e.target.open)e.target.querySelectorAll('pre.body').forEach(colour)},true);
        document.addEventListener('click',async e=>{const b=e.target.closest('.copy');if(!b)return;const pre=b.closest('section').querySelector('pre');
        try{await navigator.clipboard.writeText(pre.textContent);b.textContent='Copied';setTimeout(()=>b.textContent='Copy',1200)}
        catch{getSelection().selectAllChildren(pre)}})});
        """#
}
