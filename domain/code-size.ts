// The side of a code's picture in an email, in CSS pixels. Every tip, check and measurement takes it from here.

/** Scanners read a code well from this side. */
export const leastPixels = 120

/** The side that Listpass writes into a mail, and recommends. */
export const usualPixels = 200
