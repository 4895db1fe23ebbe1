import { Link, useLocation } from 'react-router'
import { isGuidePage } from '#contract/guide.ts'
import { languageOfPath, pathIn, pathInEnglish } from '#contract/page-language.ts'
import { languages, nameOf, tagOf } from '#domain/spoken.ts'
import { paths } from '../../product/paths.ts'
import styles from './public-footer.module.css'
import { words } from './words.ts'

/** The same page in each language: a document of its own, with its own head. */
export function LanguageChoice() {
  const { pathname } = useLocation()
  const here = languageOfPath(pathname)
  const english = pathInEnglish(pathname)
  // From a page in English only, a language leads to its first page.
  const path = isTranslated(english) ? english : paths.home
  return (
    <nav aria-label={words.languages} className={styles['languages']}>
      {languages.map((each) => (
        <Link
          key={each}
          to={each === here ? pathname : pathIn(each, path)}
          reloadDocument
          lang={tagOf[each]}
          hrefLang={tagOf[each]}
          aria-current={each === here || undefined}
        >
          {nameOf[each]}
        </Link>
      ))}
    </nav>
  )
}

/** Most pages of the guide are in English only. */
function isTranslated(path: string): boolean {
  const [, first, page] = path.split('/')
  return first !== 'guide' || isGuidePage(page, 'de')
}
