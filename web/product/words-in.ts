/** All words that several features share in the other languages, one file each. */
export const productIn = {
  de: async () => (await import('#words/de/product/index.ts')).product,
  fr: async () => (await import('#words/fr/product/index.ts')).product,
  es: async () => (await import('#words/es/product/index.ts')).product,
  nl: async () => (await import('#words/nl/product/index.ts')).product,
  pt: async () => (await import('#words/pt/product/index.ts')).product,
}
