import styles from '../tools.module.css'
import { useRef, useState } from 'react'
import { tagGuests } from '#contract/guest-tags.ts'
import { call } from '../../../../api/call.ts'
import { SegmentsLeftOut } from '../../../../product/who/SegmentsLeftOut.tsx'
import { useSegments } from '../../../../product/who/use-segments.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { isolated } from '#domain/user-text.ts'
import type { Tagging } from '../bulk/use-bulk.ts'
import { knownTag, type Problem, problemOf, sentenceOf, matchingTags, type Tag } from './choose-tag.ts'
import { stacked } from '../../../../ui/layout.ts'
import { words } from '../../../../words/guests.ts'
import { showNumber } from '../../../../ui/show.ts'
import { UserText } from '../../../../ui/UserText.tsx'

type Props = { listId: string; count: number; onAnswer: (tagging: Tagging) => void; onClose: () => void }

/** Asks for the tag that many guests get, or lose. */
export function TagDialog({ listId, count, onAnswer, onClose }: Props) {
  const found = useSegments(listId)
  const known = found.data?.filter(({ is_tag: isTag }) => isTag)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const form = useRef<HTMLFormElement>(null)

  // Tags from an earlier look may lack one that was just made.
  const certain = found.isFetching ? undefined : known

  function answer(isWanted: boolean) {
    const wrong = problemOf(typed, isWanted, certain)
    setProblem(wrong)
    if (wrong !== undefined) return form.current?.querySelector('input')?.focus()
    const tag = knownTag(typed, known ?? [])?.name ?? typed.trim()
    const send: Tagging['send'] = (guests) =>
      call(tagGuests, { params: { listId }, body: { tag, is_wanted: isWanted, guests } })
    onAnswer({ tag, isWanted, send })
    onClose()
  }
  const isNew =
    certain && typed.trim() !== '' && !knownTag(typed, certain) && problemOf(typed, true, certain) === undefined
  return (
    <Dialog title={words.tags.title({ guests: count })} onClose={onClose}>
      <form
        ref={form}
        className={stacked(3)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          answer(true)
        }}
      >
        <Field
          label={words.tags.tag}
          name="tag"
          autoComplete="off"
          required
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
          }}
          hint={words.tags.hint}
          problems={problem && [sentenceOf(problem)]}
        />
        <p role="status" className={styles['note']}>
          {noteOf(found, isNew ? typed.trim() : undefined)}
        </p>
        {known && <SegmentsLeftOut listId={listId} />}
        {known && <KnownTags tags={known} typed={typed} onChoose={setTyped} />}
        <DialogActions>
          <Button onClick={onClose}>{words.tags.cancel}</Button>
          <Button onClick={() => answer(false)}>{words.tags.take}</Button>
          <Button type="submit" look="action">
            {words.tags.give}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function noteOf({ isPending, isError }: { isPending: boolean; isError: boolean }, added: string | undefined): string {
  if (isError) return words.tags.unread
  if (isPending) return words.tags.loading
  return added === undefined ? '' : words.tags.isNew({ tag: isolated(added) })
}

type KnownTagsProps = { tags: readonly Tag[]; typed: string; onChoose: (name: string) => void }

/** The tags that fit the typed text. After a choice, all are there again, for another one. */
function KnownTags({ tags, typed, onChoose }: KnownTagsProps) {
  const chosen = knownTag(typed, tags)
  const shown = matchingTags(chosen ? '' : typed, tags)
  if (tags.length === 0) return <p className={styles['note']}>{words.tags.none}</p>
  if (shown.length === 0) return null
  return (
    <ul role="list" aria-label={words.tags.known} className={styles['known']}>
      {shown.map((tag) => (
        <li key={tag.id}>
          <button type="button" aria-pressed={tag === chosen} onClick={() => onChoose(tag.name)}>
            <UserText text={tag.name} />
            <span aria-hidden="true">{showNumber(tag.members)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
