// How typed words and names are compared. The database folds in the same way (`folded`, `other_spellings`).

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and the Arabic stroke that only widens a word. */
const marks = /\u0640|[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670]/g
/** O’Brien is typed with one of these, or without. */
const apostrophes = /['`‘’ʻʼ]/g

/** Letters that Unicode does not decompose. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
}

/** The text without case, accents and apostrophes: "Groß", "GROSS" and "gross" are the same, and so are "Işık" and "isik". */
export function folded(text: string): string {
  return decomposed(text)
    .replaceAll(marks, '')
    .replaceAll(apostrophes, '')
    .toLowerCase()
    .replaceAll(/[^ -~]/g, (letter) => plain[letter] ?? letter)
}

/** Other spellings of a text, folded: "mueller" for Müller, and "muller" for Mueller. `plain`: the folded text. */
export function otherSpellings(text: string, plain: string): string[] {
  const long = decomposed(text)
    .replaceAll(/([aou])\u0308/gi, '$1e')
    .replaceAll(/(a)\u030A/gi, '$1a')
    .replaceAll(/ø/gi, 'oe')
  return [folded(long), plain.replaceAll(/([aou])e/g, '$1')].filter((each) => each !== plain)
}

/** An acute accent alone is an apostrophe too, and would become a space. */
function decomposed(text: string): string {
  return text.replaceAll('´', '').normalize('NFKD')
}
