// The content of each page is a file of its own. A written page loads none of this.
import { GuideContent } from './GuideContent.tsx'
import type { GuideContentTree } from './guide-tree.ts'

const contents = import.meta.glob<GuideContentTree>(
  ['../../../docs/guide/*.md', '../../../docs/door.md', '../../../docs/guide-in/*/*.md'],
  { import: 'default' },
)

/** The content of the page whose Markdown is in this file. */
export async function loadContent(file: string) {
  const tree = await contents[`../../../${file}`]?.()
  if (!tree) throw new Error(`The guide has no ${file}.`)
  return () => <GuideContent {...tree} />
}
