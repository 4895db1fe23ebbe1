import { lazy } from 'react'
import { Link } from 'react-router'
import { Mark } from '../../product/Mark.tsx'
import { paths } from '../../product/paths.ts'
import { Still } from '../../ui/Still.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { doorPages } from './door-pages.ts'
import { GuideContent } from './GuideContent.tsx'
import styles from './guide.module.css'

const contents = new Map(
  doorPages.map((page) => [
    page,
    lazy(async () => {
      const { nodes } = await page.load()
      // Without the list of its sections, which is in English.
      return { default: () => <GuideContent nodes={nodes} sections={[]} /> }
    }),
  ]),
)

/** The page for door staff in another language. It has no bar, because the rest of the guide is in English. */
export function DoorGuidePage({ page }: { page: (typeof doorPages)[number] }) {
  usePageTitle(page.title)
  const Content = contents.get(page)
  return (
    <div className={styles['alone']} lang={page.language}>
      <Link to={paths.home} className={styles['brand']}>
        <Mark size={22} /> Listpass
      </Link>
      <article className={styles['article']}>
        <h1>{page.title}</h1>
        {Content && <Still key={page.path} Content={Content} />}
      </article>
    </div>
  )
}
