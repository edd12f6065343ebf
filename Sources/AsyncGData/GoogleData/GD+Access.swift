extension GD.ExtendedProperty: GData.HoldsMarkup {
    /// A program keeps in it what it likes.
    var holdsMarkup: Bool { true }
}
