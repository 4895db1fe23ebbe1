import { use } from 'react'
import { NavLink, useLocation } from 'react-router'
import { languageOfPath } from '#contract/page-language.ts'
import { Mark } from '../../product/Mark.tsx'
import { paths } from '../../product/paths.ts'
import { publicPath } from '../../product/public-path.ts'
import { SupportEmail } from '../../product/support-email.ts'
import { words as frame } from '../words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './public-footer.module.css'
import { words } from './words.ts'

export function FooterContent() {
  const email = use(SupportEmail)
  const { pathname } = useLocation()
  return (
    <div className={styles['inside']}>
      <p className={styles['brand']}>
        <Mark size={56} />
        Listpass
      </p>
      <div className={styles['about']}>
        <p>{words.promise}</p>
        {email !== undefined && (
          <p>
            {words.write} <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </p>
        )}
      </div>
      <nav aria-label={words.menu} className={styles['links']}>
        <NavLink to={publicPath(paths.home)} end>
          {words.home}
        </NavLink>
        <NavLink to={publicPath(paths.guestList)}>{words.guestList}</NavLink>
        <NavLink to={publicPath(paths.coupons)}>{words.coupons}</NavLink>
        <NavLink to={paths.guide} hrefLang="en" reloadDocument={languageOfPath(pathname) !== 'en'}>
          {words.guide}
        </NavLink>
        <a href={paths.apiDocs} hrefLang="en">
          {words.api}
        </a>
        <NavLink to={paths.logIn}>{frame.logIn}</NavLink>
        <NavLink to={paths.register}>{frame.register}</NavLink>
      </nav>
      <LanguageChoice />
    </div>
  )
}
