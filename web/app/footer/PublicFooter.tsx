import { lazy, useRef } from 'react'
import { caughtUp } from '../../ui/spoken.ts'
import { Still } from '../../ui/Still.tsx'
import styles from './public-footer.module.css'
import { useFooterBehind } from './use-footer-behind.ts'

const FooterContent = lazy(async () => {
  const { FooterContent } = await import('./FooterContent.tsx')
  await caughtUp()
  return { default: FooterContent }
})

/** The footer is fixed behind the public pages, and visible when they are scrolled to their end (SPEC §2). */
export function PublicFooter() {
  const element = useRef<HTMLElement>(null)
  useFooterBehind(element)
  return (
    <footer ref={element} className={styles['footer']}>
      <Still Content={FooterContent} />
    </footer>
  )
}
