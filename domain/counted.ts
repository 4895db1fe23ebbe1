/**
 * "1 contact", "2,300 contacts". The words may include their verb: `counted(n, 'contact is', 'contacts are')`.
 * `showNumber` formats the number: in English, unless the reader's language is known.
 */
export function counted(count: number, one: string, many = `${one}s`, showNumber = inEnglish): string {
  return `${showNumber(count)} ${count === 1 ? one : many}`
}

export function inEnglish(count: number): string {
  return count.toLocaleString('en')
}
