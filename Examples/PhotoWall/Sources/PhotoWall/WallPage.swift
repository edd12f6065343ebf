/// The page that browsers show.
enum WallPage {
    /// Returns the page.
    ///
    /// - Parameters:
    ///   - title: The title, any text.
    ///   - nonce: The word that permits the style and the script of this answer, and no other ones.
    /// - Returns: The text of the HTML document, which needs nothing from elsewhere.
    static func html(title: String, nonce: String) -> String {
        #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="dark">
        <link rel="icon" href="data:,">
        <title>\#(escaped(title))</title>
        <style nonce="\#(nonce)">
        \#(style)
        </style>
        </head>
        <body>
        <header>
        <h1 dir="auto">\#(escaped(title))</h1>
        <p id="count"></p>
        <p id="state" role="status" data-state="waiting">Connecting …</p>
        </header>
        <main>
        <ul id="wall"></ul>
        <p id="empty" hidden>No pictures yet. The first one appears here by itself.</p>
        </main>
        <script nonce="\#(nonce)">
        \#(script)
        </script>
        </body>
        </html>

        """#
    }

    /// Returns a text without the characters that mean something in HTML.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&", "<", ">", "\"", "'": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    private static let style = """
        :root { --ink: #f3f1ec; --dim: #9a9ba3; --ground: #0c0d11; --tile: #17191f; --line: #ffffff14; }
        * { box-sizing: border-box; margin: 0; }
        [hidden] { display: none !important; }
        body {
            min-height: 100vh; color: var(--ink);
            background: radial-gradient(90rem 45rem at 75% -20rem, #24283a 0, transparent 70%) var(--ground);
            font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
        }
        header {
            position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem;
            padding: 1.1rem clamp(1rem, 3vw, 2.5rem); border-bottom: 1px solid var(--line);
            background: #0c0d11b8; backdrop-filter: blur(18px) saturate(1.4);
        }
        h1 { min-width: 0; overflow-wrap: anywhere; font-size: 1.5rem; font-weight: 650; letter-spacing: -.02em; }
        #count { color: var(--dim); font-variant-numeric: tabular-nums; }
        #state { margin-left: auto; color: var(--dim); font-size: .875rem; }
        #state::before {
            content: ""; display: inline-block; width: .55rem; height: .55rem; margin-right: .55rem; border-radius: 50%;
            background: var(--light, #d9a441); box-shadow: 0 0 .7rem var(--light, #d9a441);
        }
        #state[data-state="current"] { --light: #4cc38a; }
        #state[data-state="gone"], #state[data-state="failed"], #state[data-state="lost"] { --light: #e5654f; }
        main { padding: clamp(.75rem, 2vw, 1.75rem) clamp(.75rem, 3vw, 2.5rem) 4rem; }
        #wall {
            display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13.5rem, 42vw), 1fr));
            gap: clamp(.5rem, 1.2vw, 1.1rem); padding: 0; list-style: none;
        }
        .tile {
            position: relative; aspect-ratio: 1; overflow: hidden; border-radius: 14px;
            background: linear-gradient(150deg, #22252e, var(--tile)); box-shadow: 0 10px 30px -12px #000c;
        }
        .tile img { display: block; width: 100%; height: 100%; object-fit: cover; transition: transform .5s, opacity .4s; }
        .tile:hover img { transform: scale(1.045); }
        .tile.blank img { opacity: 0; }
        .tile::after {
            content: ""; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;
            box-shadow: inset 0 0 0 1px var(--line);
            background: linear-gradient(160deg, #ffffff24 0, transparent 35%), linear-gradient(transparent 58%, #000000ad);
        }
        .tile p {
            position: absolute; inset: auto .9rem .7rem; z-index: 1; overflow: hidden;
            white-space: nowrap; text-overflow: ellipsis; unicode-bidi: isolate;
            font-size: .875rem; font-weight: 550; text-shadow: 0 1px 4px #000a;
        }
        .ghost { position: fixed; z-index: 1; pointer-events: none; }
        #empty { padding: 20vh 1rem; text-align: center; color: var(--dim); }
        """

    // Names are only ever set as `textContent` and `alt`, and only encoded in a URL: they cannot become elements.
    private static let script = #"""
        "use strict";
        const wall = document.getElementById("wall");
        const words = {
            current: "Live", cached: "A copy; asking the cloud …", waiting: "Asking the cloud …",
            gone: "The folder is gone", failed: "The cloud does not answer; this is a copy",
            lost: "Connection lost; trying again …",
        };
        const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
        let tiles = [];

        function show(tile, picture) {
            const text = tile.querySelector("p"), image = tile.querySelector("img");
            text.textContent = text.title = image.alt = picture.name;
            const source = `thumbnail/${encodeURIComponent(picture.id)}?v=${encodeURIComponent(picture.version)}`;
            if (image.getAttribute("src") !== source) image.src = source;
        }

        function make({ id }) {
            const tile = document.createElement("li"), image = document.createElement("img");
            tile.className = "tile blank";
            tile.dataset.id = id;
            image.decoding = "async";
            image.onload = () => tile.classList.remove("blank");
            image.onerror = () => tile.classList.add("blank");
            tile.append(image, document.createElement("p"));
            return tile;
        }

        // Takes out, puts in, replaces: the steps that the server's changes are counted for.
        function apply(event) {
            const known = new Map(event.isWhole ? tiles.map(tile => [tile.dataset.id, tile]) : []);
            if (event.isWhole) tiles = [];
            const puts = event.moved.map(({ from, to }) => ({ index: to, tile: tiles[from] }));
            for (const { index, picture } of event.inserted) {
                const tile = known.get(picture.id) ?? make(picture);
                show(tile, picture);
                puts.push({ index, tile });
            }
            const taken = new Set([...event.removed, ...event.moved.map(({ from }) => from)]);
            tiles = tiles.filter((_, index) => !taken.has(index));
            puts.sort((a, b) => a.index - b.index);
            for (const { index, tile } of puts) tiles.splice(index, 0, tile);
            for (const { index, picture } of event.updated) show(tiles[index], picture);
        }

        // Draws the new order; what stays glides to its new place.
        function draw() {
            const old = [...wall.children], moves = !calm && old.length < 500;
            const places = new Map(moves ? old.map(tile => [tile, tile.getBoundingClientRect()]) : []);
            const kept = new Set(tiles);
            for (const tile of old) if (!kept.has(tile)) tile.remove();
            tiles.forEach((tile, index) => {
                if (wall.children[index] !== tile) wall.insertBefore(tile, wall.children[index] ?? null);
            });
            for (const [tile, place] of places) {
                if (!kept.has(tile)) { vanish(tile, place); continue; }
                const now = tile.getBoundingClientRect(), x = place.x - now.x, y = place.y - now.y;
                if (x || y) tile.animate({ transform: [`translate(${x}px, ${y}px)`, "none"] }, { duration: 450, easing: "ease" });
            }
            if (!moves) return;
            for (const tile of tiles) if (!places.has(tile)) {
                tile.animate({ opacity: [0, 1], transform: ["scale(.85)", "none"] }, { duration: 500, easing: "ease-out" });
            }
        }

        function vanish(tile, { x, y, width, height }) {
            tile.classList.add("ghost");
            Object.assign(tile.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
            tile.ariaHidden = "true";
            document.body.append(tile);
            tile.animate({ opacity: [1, 0], transform: ["none", "scale(.85)"] }, { duration: 350 }).onfinish = () => tile.remove();
        }

        function tell(state) {
            const field = document.getElementById("state"), before = field.dataset.state;
            field.dataset.state = state;
            field.textContent = words[state];
            // What could not be loaded while the cloud was away is tried once more.
            if (state !== "current" || before === "current") return;
            for (const image of wall.querySelectorAll(".blank img")) {
                if (image.complete) image.src = image.getAttribute("src");
            }
        }

        const events = new EventSource("events");
        events.onmessage = ({ data }) => {
            const event = JSON.parse(data);
            apply(event);
            draw();
            const isSettled = event.state !== "waiting";
            document.getElementById("empty").hidden = tiles.length > 0 || !isSettled;
            document.getElementById("count").textContent = isSettled ? `${tiles.length} picture${tiles.length === 1 ? "" : "s"}` : "";
            tell(event.state);
        };
        // The browser opens it again by itself, and then gets the whole list.
        events.onerror = () => tell("lost");
        """#
}
