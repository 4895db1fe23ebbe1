import { useEffect, useRef } from 'react'
import { isLanguage } from '#domain/spoken.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Still } from '../../ui/Still.tsx'
import { keepLanguage } from '../kept-language.ts'
import styles from './public-footer.module.css'
import { useFooterBehind } from './use-footer-behind.ts'

const FooterContent = lazyPart(async () => (await import('./FooterContent.tsx')).FooterContent)

/** The footer is fixed behind the public pages, and visible when they are scrolled to their end (SPEC §2). */
export function PublicFooter() {
  const element = useRef<HTMLElement>(null)
  useFooterBehind(element)
  useEffect(() => {
    const footer = element.current
    footer?.addEventListener('click', keepChoice)
    return () => footer?.removeEventListener('click', keepChoice)
  }, [])
  return (
    <footer ref={element} className={styles['footer']}>
      <Still Content={FooterContent} />
    </footer>
  )
}

/** The links of the choice have the language that they lead to. They are written, so they have no code of their own. */
function keepChoice({ target }: Event): void {
  const language = target instanceof HTMLElement ? target.lang.slice(0, 2) : ''
  if (isLanguage(language)) keepLanguage(language)
}
