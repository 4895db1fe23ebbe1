// The pages of the guide in the other languages, from the Markdown of docs/guide-in.
import { guidePagesIn } from '#contract/guide.ts'
import { pathIn } from '#contract/page-language.ts'
import { otherLanguages } from '#domain/spoken.ts'
import { paths } from '../../product/paths.ts'
import type { GuidePageEntry } from './pages.ts'
import './words-in-others.ts'

const titles = import.meta.glob<string>('../../../docs/guide-in/*/*.md', {
  eager: true,
  query: '?title',
  import: 'default',
})

export const pagesInOthers = otherLanguages.flatMap((language) =>
  guidePagesIn(language).map((name): GuidePageEntry => {
    const file = `../../../docs/guide-in/${language}/${name}.md`
    const title = titles[file]
    if (title === undefined) throw new Error(`The guide has no ${file}.`)
    return { name, language, file, path: pathIn(language, paths.guidePage(name)), title }
  }),
)
