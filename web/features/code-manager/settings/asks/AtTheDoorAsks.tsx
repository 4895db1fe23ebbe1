import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAsks } from '#contract/asks.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Loaded } from '../../../../ui/Loaded.tsx'
import { UserText } from '../../../../ui/UserText.tsx'
import { quiet } from '../../../../ui/layout.ts'
import manager from '../../code-manager.module.css'
import { FoldingCard } from '../FoldingCard.tsx'
import { AsksDialog } from './AsksDialog.tsx'
import { words } from '../../../../words/settings.ts'

/** What the doors of the list ask guests. */
export function AtTheDoorAsks({ list, title }: { list: List; title: string }) {
  const [isEditing, setIsEditing] = useState(false)
  const client = useQueryClient()
  const key = ['door-asks', list.id]
  const chosen = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readAsks, { params: { listId: list.id } }, signal),
  })
  return (
    <FoldingCard id="questions" title={title} aside={chosen.data && asideOf(chosen.data.asks)}>
      <p className={quiet()}>{words.asks.text}</p>
      <Loaded of={chosen} loading={words.asks.loading} failed={words.asks.loadFailed} rows={2}>
        {(kept) => (
          <>
            {kept.asks.length === 0 && <p>{words.asks.none}</p>}
            {kept.asks.length > 0 && (
              <>
                <ol>
                  {kept.asks.map(({ tag, question }) => (
                    <li key={tag}>
                      <UserText text={question} longest={120} /> <code className={manager['tag']}>{tag}</code>
                    </li>
                  ))}
                </ol>
                <p>{kept.is_required ? words.asks.before : words.asks.after}</p>
              </>
            )}
            <div>
              <Button onClick={() => setIsEditing(true)}>{words.asks.edit}</Button>
            </div>
            {isEditing && (
              <AsksDialog
                list={list}
                kept={kept}
                onSaved={(saved) => client.setQueryData(key, saved)}
                onClose={() => setIsEditing(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </FoldingCard>
  )
}

function asideOf({ length }: readonly unknown[]): string {
  return length === 0 ? words.asks.nothing : words.asks.questions({ questions: length })
}
