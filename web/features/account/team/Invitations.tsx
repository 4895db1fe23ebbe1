import type { Invitation } from '#contract/teams.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { showDay } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './team.module.css'
import { useInviteAgain, useWithdraw } from './use-team.ts'
import { words } from './words.ts'

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { email, role, until, actions } = words.openColumns
  if (invitations.length === 0) return null
  return (
    <Card isFlush aria-labelledby="invitations">
      <h2 id="invitations" className={styles['heading']}>
        {words.open}
      </h2>
      <DataTable
        label={words.openTable}
        columns={[{ label: email }, { label: role }, { label: until }, { label: actions }]}
        rows={invitations.map((invitation) => ({
          key: invitation.id,
          cells: [
            <strong key="email">
              <UserText text={invitation.email} longest={80} />
            </strong>,
            words.roles[invitation.role],
            <span key="until" className={styles['quiet']}>
              {showDay(invitation.expires_at)}
            </span>,
            <Actions key="actions" invitation={invitation} />,
          ],
        }))}
      />
    </Card>
  )
}

function Actions({ invitation }: { invitation: Invitation }) {
  const again = useInviteAgain(invitation)
  const withdraw = useWithdraw(invitation.id)
  return (
    <span data-is-actions>
      <Button
        size="small"
        isBusy={again.isPending}
        aria-label={words.forMember(words.resend, invitation.email)}
        onClick={() => again.mutate()}
      >
        {again.isPending ? words.sending : words.resend}
      </Button>
      <Button
        size="small"
        look="danger"
        isBusy={withdraw.isPending}
        aria-label={words.forMember(words.withdraw, invitation.email)}
        onClick={() => withdraw.mutate()}
      >
        {words.withdraw}
      </Button>
    </span>
  )
}
