/** The words of the dashboard in the other languages. */
export const dashboardIn = {
  de: async () => (await import('#words/de/dashboard/index.ts')).dashboard,
  fr: async () => (await import('#words/fr/dashboard/index.ts')).dashboard,
  es: async () => (await import('#words/es/dashboard/index.ts')).dashboard,
  nl: async () => (await import('#words/nl/dashboard/index.ts')).dashboard,
  pt: async () => (await import('#words/pt/dashboard/index.ts')).dashboard,
}
