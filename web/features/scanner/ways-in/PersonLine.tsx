import type { Person } from '#contract/scanning.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { isolated } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { guestOf } from '../words/scan-words.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

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
  const {
    email,
    apart,
    code_end: codeEnd,
    state,
    scan_count: count,
    max_scans: max,
    is_unreached: isUnreached,
  } = person
  const { name } = guestOf(known)
  const checkIn = () => onCheckIn(person)
  return (
    <li>
      <span>
        <strong>
          <UserText text={name} longest={80} />
        </strong>
        {apart && <Apart {...apart} />}
        <UserText text={email} longest={80} />
        {codeEnd !== '' && <span>{doorLaterWords.people.codeEnd({ four: codeEnd })}</span>}
        {isUnreached && <small>{doorWords.verdict.unreached}</small>}
        {max > 1 && state !== 'blocked' && <small>{doorLaterWords.people.uses({ used: count, max })}</small>}
      </span>
      {isExit ? (
        <Button look="action" onClick={checkIn} aria-label={doorWords.occasion.scanOutOf({ name: isolated(name, 80) })}>
          {doorWords.occasion.scanOutButton}
        </Button>
      ) : state === 'open' ? (
        <Button
          look="action"
          onClick={checkIn}
          aria-label={doorLaterWords.people.checkInOf({ name: isolated(name, 80), four: codeEnd || 'none' })}
        >
          {doorLaterWords.people.checkIn}
        </Button>
      ) : (
        <Badge kind={state === 'used_up' ? 'plain' : 'bad'}>{doorLaterWords.people.state[state]}</Badge>
      )}
    </li>
  )
}

/** What tells people of one name apart, such as "Table 12 · Party of 2". */
function Apart({ facts, people }: NonNullable<Person['apart']>) {
  const party = people === undefined ? [] : [doorLaterWords.people.partyOf({ people })]
  const told = [...facts.map(({ name, value }) => `${name} ${value}`), ...party]
  return (
    <b>
      <UserText text={told.join(' · ')} longest={120} />
    </b>
  )
}
