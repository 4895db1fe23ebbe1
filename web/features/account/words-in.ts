/** The words of the account in the other languages. */
export const accountIn = {
  de: async () => (await import('#words/de/account/index.ts')).account,
  fr: async () => (await import('#words/fr/account/index.ts')).account,
  es: async () => (await import('#words/es/account/index.ts')).account,
  nl: async () => (await import('#words/nl/account/index.ts')).account,
  pt: async () => (await import('#words/pt/account/index.ts')).account,
}
