import { reasons } from '#words/en/reasons.ts'
import { catalogue } from '../../ui/spoken.ts'

/** The results of scans. Read it while rendering, because it changes with the language. */
export let reasonWords = reasons

/** They are in the file of a door. A file of their own would be one more for each door to load. */
const others = {
  de: async () => (await import('#words/de/door/index.ts')).door.reasons,
  fr: async () => (await import('#words/fr/door/index.ts')).door.reasons,
  es: async () => (await import('#words/es/door/index.ts')).door.reasons,
  nl: async () => (await import('#words/nl/door/index.ts')).door.reasons,
  pt: async () => (await import('#words/pt/door/index.ts')).door.reasons,
}

catalogue<typeof reasons>(reasons, others, (spoken) => {
  reasonWords = spoken
})
