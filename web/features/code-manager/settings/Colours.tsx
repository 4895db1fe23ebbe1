import styles from './settings.module.css'
import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { builtInRulesOf } from '#domain/colour.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { ColoursDialog } from './ColoursDialog.tsx'
import { asideOfColours } from './colour-drafts.ts'
import { FoldingCard } from './FoldingCard.tsx'
import { quiet } from '../../../ui/layout.ts'
import { words } from '../../../words/settings.ts'

/** The words that colour an accepted scan. */
export function Colours({ list }: { list: List }) {
  const [isEditing, setIsEditing] = useState(false)
  const colours = list.colour_rules ?? builtInRulesOf(list.name)
  return (
    <FoldingCard
      id="colours"
      title={words.settings.colours}
      aside={asideOfColours(colours.length)}
      className={styles['colours']}
    >
      <p className={quiet()}>{words.settings.coloursText}</p>
      {colours.length === 0 && <p>{words.settings.noColours}</p>}
      {colours.length > 0 && (
        <ul role="list">
          {colours.map(({ word, colour }) => (
            <li key={word}>
              <span className={styles['dot']} data-colour={colour} aria-hidden="true" />
              <UserText text={word} /> {words.settings.names[colour]}
            </li>
          ))}
        </ul>
      )}
      {colours.some(({ colour }) => colour === 'red') && (
        <Notice kind="warn" title={words.settings.redTitle} detail={words.settings.redText} />
      )}
      <Button onClick={() => setIsEditing(true)}>{words.settings.edit}</Button>
      {isEditing && <ColoursDialog list={list} onClose={() => setIsEditing(false)} />}
    </FoldingCard>
  )
}
