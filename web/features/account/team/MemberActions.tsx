import type { Member } from '#contract/teams.ts'
import { Button } from '../../../ui/Button.tsx'
import { words } from './words.ts'

export type Asked = { about: Member; what: 'role' | 'remove' }

type Props = { member: Member; members: readonly Member[]; onAsk: (asked: Asked) => void }

/** An owner's actions for a member. The only owner cannot be changed. */
export function MemberActions({ member, members, onAsk }: Props) {
  const isLastOwner = member.role === 'owner' && members.every(({ id, role }) => id === member.id || role !== 'owner')
  if (isLastOwner && member.is_you) return null
  return (
    <span data-is-actions>
      {!isLastOwner && (
        <Button
          size="small"
          aria-label={words.forMember(words.changeRole, member.name)}
          onClick={() => onAsk({ about: member, what: 'role' })}
        >
          {words.changeRole}
        </Button>
      )}
      {!member.is_you && (
        <Button
          size="small"
          look="danger"
          aria-label={words.forMember(words.remove, member.name)}
          onClick={() => onAsk({ about: member, what: 'remove' })}
        >
          {words.remove}
        </Button>
      )}
    </span>
  )
}
