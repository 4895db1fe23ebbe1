export type NameSize = 'large' | 'medium' | 'small'

/** Letters as wide as two Latin ones. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu

/** The most letters of the whole name, and of its longest word, at 92 and 56 pixels on a line of 690. Three lines fit at 40. */
const most = { large: { all: 14, word: 14 }, medium: { all: 44, word: 22 } }

/** The size at which the name of a door fits its place on the sheet: one line large, two medium, or three small. */
export function nameSize(name: string): NameSize {
  const all = widthOf(name)
  const word = Math.max(...name.split(/\s+/).map(widthOf))
  if (all <= most.large.all && word <= most.large.word) return 'large'
  return all <= most.medium.all && word <= most.medium.word ? 'medium' : 'small'
}

function widthOf(text: string): number {
  return text.replaceAll(wide, 'mm').length
}
