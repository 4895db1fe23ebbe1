// For search engines only, so no browser loads it.
import { findDoorPage } from './door-pages.ts'
import { findPage } from './pages.ts'

const descriptions = import.meta.glob<string>(['../../../docs/guide/*.md', '../../../docs/door.md'], {
  eager: true,
  query: '?description',
  import: 'default',
})

/** The page for door staff in another language. */
const doorDescriptions = import.meta.glob<string>('../../../docs/door/*.md', {
  eager: true,
  query: '?description',
  import: 'default',
})

export function describeDoorPage(language: string): { title: string; description: string } {
  const page = findDoorPage(language)
  const description = page && doorDescriptions[page.file]
  if (!page || description === undefined) throw new Error(`There is no page for door staff in ${language}.`)
  return { title: page.title, description }
}

export function describePage(name: string | undefined): { title: string; description: string } {
  const page = findPage(name)
  const description = page && descriptions[page.file]
  if (!page || description === undefined) throw new Error(`The guide has no page ${name}.`)
  return { title: page.title, description }
}
