import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CardChoice, readCard } from '#contract/card.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Loaded } from '../../../../ui/Loaded.tsx'
import { UserText } from '../../../../ui/UserText.tsx'
import { inRows, quiet } from '../../../../ui/layout.ts'
import manager from '../../code-manager.module.css'
import { FoldingCard } from '../FoldingCard.tsx'
import { CardDialog } from './CardDialog.tsx'
import { words } from '../../../../words/settings.ts'

/** What the doors of the list show beside the name. */
export function BesideName({ list, title }: { list: List; title: string }) {
  const [isEditing, setIsEditing] = useState(false)
  const client = useQueryClient()
  const key = ['door-card', list.id]
  const chosen = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readCard, { params: { listId: list.id } }, signal),
  })
  return (
    <FoldingCard id="beside-the-name" title={title} aside={chosen.data && asideOf(chosen.data.card)}>
      <p className={quiet()}>{words.card.text}</p>
      <Loaded of={chosen} loading={words.card.loading} failed={words.card.loadFailed} rows={2}>
        {({ card }) => (
          <>
            {card ? <Chosen card={card} /> : <p>{words.card.nothing}</p>}
            <div>
              <Button onClick={() => setIsEditing(true)}>{words.card.edit}</Button>
            </div>
            {isEditing && (
              <CardDialog
                list={list}
                card={card}
                onSaved={(saved) => client.setQueryData(key, { card: saved })}
                onClose={() => setIsEditing(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </FoldingCard>
  )
}

function asideOf(card: CardChoice | null): string {
  if (!card) return words.card.onlyName
  const { parts } = words.card
  const { length } = card.fields
  return [
    length > 0 && parts.fields({ fields: length }),
    card.note !== null && parts.note,
    card.alert !== null && parts.alert,
  ]
    .filter(Boolean)
    .join(', ')
}

function Chosen({ card: { fields, note, alert } }: { card: CardChoice }) {
  return (
    <ul role="list" className={inRows('2-5')}>
      {fields.map(({ tag, is_large: isLarge }) => (
        <li key={tag}>
          <code className={manager['tag']}>{tag}</code>
          {isLarge && ` ${words.card.large}`}
        </li>
      ))}
      {note !== null && (
        <li>
          {words.card.noteIs} <code className={manager['tag']}>{note}</code>
        </li>
      )}
      {alert && (
        <li>
          {words.card.alertIs} <code className={manager['tag']}>{alert.tag}</code>{' '}
          {alert.is === null ? words.card.everyValue : <UserText text={words.card.onlyValue({ value: alert.is })} />}
        </li>
      )}
    </ul>
  )
}
