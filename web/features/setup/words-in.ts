/** The words of the setup in the other languages. */
export const setupIn = {
  de: async () => (await import('#words/de/setup/index.ts')).setup,
  fr: async () => (await import('#words/fr/setup/index.ts')).setup,
  es: async () => (await import('#words/es/setup/index.ts')).setup,
  nl: async () => (await import('#words/nl/setup/index.ts')).setup,
  pt: async () => (await import('#words/pt/setup/index.ts')).setup,
}
