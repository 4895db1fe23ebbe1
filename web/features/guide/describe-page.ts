// For search engines only, so no browser loads it.
import { findPage } from './pages.ts'

const descriptions = import.meta.glob<string>(['../../../docs/guide/*.md', '../../../docs/door.md'], {
  eager: true,
  query: '?description',
  import: 'default',
})

export function describePage(name: string | undefined): { title: string; description: string } {
  const page = findPage(name)
  const description = page && descriptions[page.file]
  if (!page || description === undefined) throw new Error(`The guide has no page ${name}.`)
  return { title: page.title, description }
}
