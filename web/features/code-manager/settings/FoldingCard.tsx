import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { words } from '../../../words/manager.ts'
import { inLine } from '../../../ui/layout.ts'
import styles from './settings.module.css'

type Props = {
  /** The id of the heading. A link to it opens the card. */
  id: string
  title: string
  /** The present setting in a few words beside the title, also while the card is folded. */
  aside?: ReactNode
  /** The card folds on a phone only. */
  isOpenOnDesk?: boolean
  /** The card is the only one on the screen. */
  isAlone?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A long card of the settings. It is one line, and opens on request or by its address. */
export function FoldingCard(props: Props) {
  const { id, title, aside, isOpenOnDesk, isAlone = false, className = '', children } = props
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hash === `#${id}`)
  const [lastHash, setLastHash] = useState(hash)
  if (hash !== lastHash) {
    setLastHash(hash)
    if (hash === `#${id}`) setIsOpen(true)
  }
  // Scrolls to a card that loaded late, because it was missing when the settings scrolled to the place in the address.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
    // oxlint-disable-next-line react/exhaustive-deps -- later the browser itself goes there
  }, [])
  return (
    <Card aria-labelledby={id} className={isOpenOnDesk ? styles['openOnDesk'] : ''}>
      <header className={`${styles['head']} ${inLine(4, 'center', 'between')}`}>
        <h2 id={id}>{title}</h2>
        {aside && <p>{aside}</p>}
        {!isAlone && (
          <Button
            look="plain"
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? words.list.fold({ title }) : words.list.unfold({ title })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'up' : 'down'} size={18} />
          </Button>
        )}
      </header>
      <div className={`${styles['inside']} ${className}`} data-is-folded={(!isOpen && !isAlone) || undefined}>
        {children}
      </div>
    </Card>
  )
}
