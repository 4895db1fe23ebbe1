/** The choice of a person's language. */
export const language = {
  title: 'Language',
  label: 'Language of your screens and emails',
  asBrowser: (name: string) => `As the browser (${name})`,
  hint: 'Doors have a choice of their own. Guests read everything in the language of their phone.',
  failed: 'The language couldn’t be changed.',
  lost: 'The language couldn’t be changed. Check the connection, and try again.',
  close: 'Close',
}
