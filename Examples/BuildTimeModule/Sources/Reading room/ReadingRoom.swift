// A target needs a Swift file of its own: the others are made of the document beside it when it is built.
