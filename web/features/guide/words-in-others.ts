import { guide } from '#words/en/site/guide.ts'
import { catalogue } from '../../ui/spoken.ts'
import { sayGuide } from './words.ts'

catalogue(
  guide,
  {
    de: async () => (await import('#words/de/site/guide.ts')).guide,
    fr: async () => (await import('#words/fr/site/guide.ts')).guide,
    es: async () => (await import('#words/es/site/guide.ts')).guide,
    nl: async () => (await import('#words/nl/site/guide.ts')).guide,
    pt: async () => (await import('#words/pt/site/guide.ts')).guide,
  },
  sayGuide,
)
