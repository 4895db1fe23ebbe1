/** All words of the occasions in the other languages, one file each. */
export const occasionsIn = {
  de: async () => (await import('#words/de/occasions/index.ts')).occasions,
  fr: async () => (await import('#words/fr/occasions/index.ts')).occasions,
  es: async () => (await import('#words/es/occasions/index.ts')).occasions,
  nl: async () => (await import('#words/nl/occasions/index.ts')).occasions,
  pt: async () => (await import('#words/pt/occasions/index.ts')).occasions,
}
