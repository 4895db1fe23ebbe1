import type { Person } from '#contract/scanning.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { isolated, shownText } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../words/words.ts'
import { words as later } from '../words/later-words.ts'

type Props = {
  person: Person
  /** Empty for a person whose name is not known. */
  name: string
  /** The door scans guests out, even if their code has no entry left. */
  isExit: boolean
  onCheckIn: (person: Person) => void
}

/** One person to be checked in by hand. */
export function PersonLine({ person, name: known, isExit, onCheckIn }: Props) {
  const { email, code_end: codeEnd, state, scan_count: count, max_scans: max, is_unreached: isUnreached } = person
  const name = shownText(known) || words.latest.unnamed
  const checkIn = () => onCheckIn(person)
  return (
    <li>
      <span>
        <strong>
          <UserText text={name} longest={80} />
        </strong>
        <UserText text={email} longest={80} />
        {codeEnd !== '' && <span>{later.people.codeEnd(codeEnd)}</span>}
        {isUnreached && <small>{words.verdict.unreached}</small>}
        {max > 1 && state !== 'blocked' && <small>{later.people.uses(count, max)}</small>}
      </span>
      {isExit ? (
        <Button look="action" onClick={checkIn} aria-label={words.occasion.scanOutOf(isolated(name, 80))}>
          {words.occasion.scanOutButton}
        </Button>
      ) : state === 'open' ? (
        <Button look="action" onClick={checkIn} aria-label={later.people.checkInOf(isolated(name, 80), codeEnd)}>
          {later.people.checkIn}
        </Button>
      ) : (
        <Badge kind={state === 'used_up' ? 'plain' : 'bad'}>{later.people.state[state]}</Badge>
      )}
    </li>
  )
}
