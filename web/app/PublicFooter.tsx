import { use, useRef } from 'react'
import { NavLink } from 'react-router'
import { Mark } from '../product/Mark.tsx'
import { paths } from '../product/paths.ts'
import { SupportEmail } from '../product/support-email.ts'
import styles from './public-footer.module.css'
import { useFooterBehind } from './use-footer-behind.ts'
import { footer } from './words.ts'

/** The footer is fixed behind the public pages, and visible when they are scrolled to their end (SPEC §2). */
export function PublicFooter() {
  const element = useRef<HTMLElement>(null)
  const email = use(SupportEmail)
  useFooterBehind(element)

  return (
    <footer ref={element} className={styles['footer']}>
      <div className={styles['inside']}>
        <p className={styles['brand']}>
          <Mark size={56} />
          Listpass
        </p>
        <div className={styles['about']}>
          <p>{footer.promise}</p>
          {email !== undefined && (
            <p>
              {footer.write} <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
            </p>
          )}
        </div>
        <nav aria-label={footer.menu} className={styles['links']}>
          <NavLink to={paths.home} end>
            {footer.home}
          </NavLink>
          <NavLink to={paths.guestList}>{footer.guestList}</NavLink>
          <NavLink to={paths.coupons}>{footer.coupons}</NavLink>
          <NavLink to={paths.guide}>{footer.guide}</NavLink>
          <a href={paths.apiDocs}>{footer.api}</a>
          <NavLink to={paths.logIn}>{footer.logIn}</NavLink>
          <NavLink to={paths.register}>{footer.register}</NavLink>
        </nav>
      </div>
    </footer>
  )
}
