import styles from '../shell.module.css'
import { use } from 'react'
import { NavLink, Link, useLocation } from 'react-router'
import { Mark } from '../../product/Mark.tsx'
import { paths } from '../../product/paths.ts'
import { publicPath } from '../../product/public-path.ts'
import { SupportEmail } from '../../product/support-email.ts'
import { words as publicWords, words } from '../../words/public.ts'
import { words as siteWords } from '../../words/site.ts'
import { languageOfPath, pathIn, pathInEnglish } from '#contract/page-language.ts'
import { languages, nameOf, tagOf } from '#domain/spoken.ts'

export function FooterContent() {
  const email = use(SupportEmail)
  return (
    <div className={styles['inside']}>
      <p className={styles['brand']}>
        <Mark size={56} />
        Listpass
      </p>
      <div className={styles['about']}>
        <p>{publicWords.footer.promise}</p>
        {email !== undefined && (
          <p>
            {publicWords.footer.write} <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </p>
        )}
      </div>
      <nav aria-label={publicWords.footer.menu} className={styles['links']}>
        <NavLink to={publicPath(paths.home)} end>
          {publicWords.footer.home}
        </NavLink>
        <NavLink to={publicPath(paths.guestList)}>{publicWords.footer.guestList}</NavLink>
        <NavLink to={publicPath(paths.coupons)}>{publicWords.footer.coupons}</NavLink>
        <NavLink to={publicPath(paths.guide)}>{publicWords.footer.guide}</NavLink>
        <a href={paths.apiDocs} hrefLang="en">
          {publicWords.footer.api}
        </a>
        <NavLink to={paths.logIn}>{siteWords.frame.logIn}</NavLink>
        <NavLink to={paths.register}>{siteWords.frame.register}</NavLink>
      </nav>
      <LanguageChoice />
    </div>
  )
}

/** The same page in each language: a document of its own, with its own head. */
function LanguageChoice() {
  const { pathname } = useLocation()
  const here = languageOfPath(pathname)
  const english = pathInEnglish(pathname)
  return (
    <nav aria-label={words.footer.languages} className={styles['languages']}>
      {languages.map((each) => (
        <Link
          key={each}
          to={each === here ? pathname : pathIn(each, english)}
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
