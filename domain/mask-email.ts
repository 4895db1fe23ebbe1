// What a scanner link sees of an email address.

/** `r…@example.org` of each address in a text. All other text stays as it is. */
export function maskEmails(text: string): string {
  return text.replaceAll(/\S+/g, maskWord)
}

function maskWord(word: string): string {
  const at = word.lastIndexOf('@')
  if (at < 1 || at === word.length - 1) return word
  const [first] = word
  return `${first}…${word.slice(at)}`
}
