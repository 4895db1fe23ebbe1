import { useState } from 'react'
import type { Team } from '#contract/own-teams.ts'
import type { Member } from '#contract/teams.ts'
import { wordsFor } from '../../../api/declined.ts'
import { paths } from '../../../product/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import account from '../account.module.css'
import { useLeaveTeam } from './use-team.ts'
import { words } from './words.ts'

/** `members` is undefined for a door member, who does not see them and can always leave. */
export function LeaveTeam({ team, members }: { team: Team; members: readonly Member[] | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  const leave = useLeaveTeam(team.id)
  const obstacle = obstacleOf(team, members)

  async function goOn() {
    await leave.mutateAsync()
    location.assign(paths.dashboard)
  }

  return (
    <Card className={account['part']} aria-labelledby="leave">
      <h2 id="leave">{words.leave}</h2>
      <p className={account['quiet']}>{obstacle ?? words.leaveText}</p>
      {obstacle === undefined && (
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {words.leave}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.leave}
          question={words.leaveQuestion(team.name)}
          confirmLabel={words.leave}
          busyLabel={words.leaving}
          look="danger"
          onConfirm={goOn}
          explain={(error) => wordsFor(error, words.leaveFailed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

/** Why the person cannot leave, in words. */
function obstacleOf(team: Team, members: readonly Member[] | undefined): string | undefined {
  if (team.members === 1) return words.onlyMember
  const isLast = team.role === 'owner' && members?.filter(({ role }) => role === 'owner').length === 1
  return isLast ? words.lastOwner : undefined
}
