public import AsyncXML

extension Feeds {
    /// A value that keeps everything that has no property, and gives typed access to it.
    ///
    /// ```swift
    /// entry[Threading.Total.self]                      // the value of one that is only a text or a value
    /// entry[Media.Group.self]?.thumbnails              // an element with properties of its own
    /// entry[all: Media.Thumbnail.self].append(Media.Thumbnail { $0.url = "https://example.com/tea.jpg" })
    /// entry.links.first?[Threading.Count.self]         // an attribute
    /// ```
    ///
    /// Reading decodes the element each time. Setting changes that element, and leaves everything else as it was read.
    /// A read returns `nil` if there is no such element or attribute, or if it does not fit its type; in that case it
    /// still stays in ``extensions``.
    public protocol Extensible: Sendable {
        /// Attributes, children and text that have no property.
        var extensions: XML.Extensions { get set }
    }
}

extension Feeds.Extensible {
    /// The first element of a type; setting `nil` removes all elements of the type.
    ///
    /// - Parameter type: The element's type.
    public subscript<E: XML.Extension>(type: E.Type) -> E? {
        get { extensions[type] }
        set { extensions[type] = newValue }
    }

    /// All elements of a type in document order, without those that do not fit it.
    ///
    /// Setting replaces the existing elements in order: the first new value replaces the first element, and so on.
    /// Additional values are added after all other elements. An element that is equal to its new value stays as it was
    /// read.
    ///
    /// - Parameter type: The elements' type.
    public subscript<E: XML.Extension & Equatable>(all type: E.Type) -> [E] {
        get { extensions.all(type) }
        set { extensions.replaceAll(type, with: newValue) }
    }

    /// The value of the first element of a kind; setting `nil` removes all elements of the kind.
    ///
    /// - Parameter property: The kind of element.
    public subscript<P: Feeds.Property>(property: P.Type) -> P.Value? {
        get { extensions[Feeds.PropertyElement<P>.self]?.value }
        set {
            guard let newValue else { return extensions.removeAll(Feeds.PropertyElement<P>.self) }
            var element = extensions[Feeds.PropertyElement<P>.self] ?? Feeds.PropertyElement(newValue)
            element.value = newValue
            extensions[Feeds.PropertyElement<P>.self] = element
        }
    }

    /// The values of all elements of a kind, in document order.
    ///
    /// - Parameter property: The kind of element.
    public subscript<P: Feeds.Property>(all property: P.Type) -> [P.Value] {
        get { extensions.all(Feeds.PropertyElement<P>.self).map(\.value) }
        set {
            let elements = self[all: Feeds.PropertyElement<P>.self]
            self[all: Feeds.PropertyElement<P>.self] = newValue.enumerated().map { index, value in
                guard index < elements.count else { return Feeds.PropertyElement(value) }
                var element = elements[index]
                element.value = value
                return element
            }
        }
    }

    /// A Boolean value indicating whether a flag is present.
    ///
    /// - Parameter flag: The kind of element.
    public subscript<F: Feeds.Flag>(flag: F.Type) -> Bool {
        get { extensions[Feeds.FlagElement<F>.self] != nil }
        set {
            guard newValue != self[flag] else { return }
            extensions[Feeds.FlagElement<F>.self] = newValue ? Feeds.FlagElement() : nil
        }
    }

    /// The value of an attribute; `nil` if it is missing, or if its text is not a value of its type.
    ///
    /// - Parameter attribute: The kind of attribute.
    public subscript<A: Feeds.Attribute>(attribute: A.Type) -> A.Value? {
        get { extensions[attribute: A.attribute].flatMap { A.Value($0) } }
        set { extensions[attribute: A.attribute] = newValue?.description }
    }
}
