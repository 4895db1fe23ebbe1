// The pages of the guide, from the Markdown of docs/guide (web/build/guide). The titles of all are in the first script; the
// content of each is a file of its own.
import { type GuidePageName, guidePages } from '#contract/guide.ts'
import { paths } from '../../product/paths.ts'
import type { GuideContentTree } from './guide-tree.ts'

export type GuidePageEntry = { file: string; path: string; title: string; load: () => Promise<GuideContentTree> }

const titles = import.meta.glob<string>(['../../../docs/guide/*.md', '../../../docs/door.md'], {
  eager: true,
  query: '?title',
  import: 'default',
})
const contents = import.meta.glob<GuideContentTree>(['../../../docs/guide/*.md', '../../../docs/door.md'], {
  import: 'default',
})

export const startPage = pageOf('guide/README', paths.guide)

/** In reading order, without the first page. */
export const pages = guidePages.map((name) => pageOf(name === 'door' ? name : `guide/${name}`, paths.guidePage(name)))

/** The page of an address; the first one without a name. Undefined for a name that no page has. */
export function findPage(name: string | undefined): GuidePageEntry | undefined {
  if (name === undefined) return startPage
  const place = guidePages.indexOf(name.toLowerCase() as GuidePageName)
  return place < 0 ? undefined : pages[place]
}

function pageOf(name: string, path: string): GuidePageEntry {
  const file = `../../../docs/${name}.md`
  const [title, load] = [titles[file], contents[file]]
  if (title === undefined || !load) throw new Error(`The guide has no ${file}.`)
  return { file, path, title, load }
}
