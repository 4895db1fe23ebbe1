import { showNumber } from '../../../../ui/show.ts'
import { UserText } from '../../../../ui/UserText.tsx'
import { knownTag, matchingTags, type Tag } from './choose-tag.ts'
import styles from '../tools.module.css'
import { words } from '../../../../words/guests.ts'

type Props = { tags: readonly Tag[]; typed: string; onChoose: (name: string) => void }

/** The tags that fit the typed text. After a choice, all are there again, for another one. */
export function KnownTags({ tags, typed, onChoose }: Props) {
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
