// Masks an email address for scanner links.

/** Shortens each address in a text to `r…@example.org`; all other text stays. */
export function maskEmails(text: string): string {
  return text.replaceAll(/\S+/g, maskWord)
}

function maskWord(word: string): string {
  const at = word.lastIndexOf('@')
  if (at < 1 || at === word.length - 1) return word
  const [first] = word
  return `${first}…${word.slice(at)}`
}
