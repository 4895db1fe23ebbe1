import { type ComponentType, lazy } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../product/paths.ts'
import { firstShapes, Glyph } from '../../ui/Glyph.tsx'
import { Still } from '../../ui/Still.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './guide.module.css'
import type { GuidePageEntry } from './pages.ts'
import { words } from '../../words/public.ts'

const contents = new Map<GuidePageEntry, ComponentType>()

/** Written when the web is built: its content stays as it is, and its code is loaded only after a step from another page. */
function contentOf(page: GuidePageEntry): ComponentType {
  const known = contents.get(page)
  if (known) return known
  const content = lazy(async () => {
    const { loadContent } = await import('./load-content.tsx')
    return { default: await loadContent(page.file) }
  })
  contents.set(page, content)
  return content
}

type Props = {
  page: GuidePageEntry
  /** The pages in the language of this one, in reading order. */
  own: readonly GuidePageEntry[]
}

/** A page of the guide, beside the list of all. */
export function GuidePage({ page, own }: Props) {
  usePageTitle(page.title)
  return (
    <div className={styles['guide']}>
      <article className={styles['article']}>
        {page.name !== undefined && own[0] && <Above first={own[0]} />}
        <h1>{page.title}</h1>
        <Still key={page.path} Content={contentOf(page)} />
        <Turn page={page} own={own} />
      </article>
      <Contents own={own} />
    </div>
  )
}

function Above({ first }: { first: GuidePageEntry }) {
  return (
    <p className={styles['above']}>
      <Link to={first.path}>
        <Glyph path={firstShapes.back} size={18} />
        {first.title}
      </Link>
    </p>
  )
}

function Turn({ page, own }: Props) {
  const place = own.indexOf(page)
  const [previous, next] = [own[place - 1], own[place + 1]]
  return (
    <nav aria-label={words.guide.turn} className={styles['turn']}>
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>{words.guide.previous}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" data-is-next>
          <span>{words.guide.next}</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}

function Contents({ own }: { own: readonly GuidePageEntry[] }) {
  return (
    <nav aria-label={words.guide.contents} className={styles['contents']}>
      <ul role="list">
        {own.map((each) => (
          <li key={each.path}>
            <NavLink to={each.path} end>
              {each.title}
            </NavLink>
          </li>
        ))}
        <li>
          <a href={paths.apiDocs}>{words.guide.api}</a>
        </li>
      </ul>
    </nav>
  )
}
