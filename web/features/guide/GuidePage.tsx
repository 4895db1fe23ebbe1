import { lazy } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../product/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Still } from '../../ui/Still.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { GuideContent } from './GuideContent.tsx'
import styles from './guide.module.css'
import { type GuidePageEntry, pages, startPage } from './pages.ts'
import { words } from './words.ts'

const all = [startPage, ...pages]

/** Written when the web is built: its content stays as it is, and its code is loaded only after a step from another page. */
const contents = new Map(
  all.map((page) => [
    page,
    lazy(async () => {
      const content = await page.load()
      return { default: () => <GuideContent {...content} /> }
    }),
  ]),
)

/** A page of the guide, beside the list of all. */
export function GuidePage({ page }: { page: GuidePageEntry }) {
  usePageTitle(page.title)
  const Content = contents.get(page)
  return (
    <div className={styles['guide']}>
      <article className={styles['article']}>
        {page !== startPage && (
          <p className={styles['above']}>
            <Link to={paths.guide}>
              <Icon name="back" size={18} />
              {startPage.title}
            </Link>
          </p>
        )}
        <h1>{page.title}</h1>
        {Content && <Still key={page.path} Content={Content} />}
        <Turn page={page} />
      </article>
      <Contents />
    </div>
  )
}

function Turn({ page }: { page: GuidePageEntry }) {
  const place = all.indexOf(page)
  const [previous, next] = [all[place - 1], all[place + 1]]
  return (
    <nav aria-label={words.turn} className={styles['turn']}>
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>{words.previous}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" data-is-next>
          <span>{words.next}</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}

function Contents() {
  return (
    <nav aria-label={words.contents} className={styles['contents']}>
      <ul role="list">
        {all.map((each) => (
          <li key={each.path}>
            <NavLink to={each.path} end>
              {each.title}
            </NavLink>
          </li>
        ))}
        <li>
          <a href={paths.apiDocs}>{words.api}</a>
        </li>
      </ul>
    </nav>
  )
}
