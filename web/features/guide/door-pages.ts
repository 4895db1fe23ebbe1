// The page for door staff in the other languages, from the Markdown of docs/door.
import { paths } from '../../product/paths.ts'
import type { GuideContentTree } from './guide-tree.ts'
import type { GuidePageEntry } from './pages.ts'

type DoorPage = GuidePageEntry & { language: string }

const titles = import.meta.glob<string>('../../../docs/door/*.md', { eager: true, query: '?title', import: 'default' })
const contents = import.meta.glob<GuideContentTree>('../../../docs/door/*.md', { import: 'default' })

export const doorPages = Object.entries(contents).map(([file, load]): DoorPage => {
  const language = file.slice(file.lastIndexOf('/') + 1, -'.md'.length)
  return { language, file, path: paths.doorGuide(language), title: titles[file]!, load }
})

export function findDoorPage(language: string | undefined): DoorPage | undefined {
  return doorPages.find((page) => page.language === language?.toLowerCase())
}
