// For search engines only, so no browser loads it.
import type { Language } from '#domain/spoken.ts'
import { fileOf } from './file-of.ts'

type Described = { title: string; description: string }

const heads = import.meta.glob<Described>(
  ['../../../docs/guide/*.md', '../../../docs/door.md', '../../../docs/guide-in/*/*.md'],
  { eager: true, query: '?head', import: 'default' },
)

/** A page of the guide in a language; its first page without a name. */
export function describePage(name: string | undefined, language: Language): Described {
  const head = heads[`../../../${fileOf(name, language)}`]
  if (!head) throw new Error(`The guide has no page ${name} in ${language}.`)
  return head
}
