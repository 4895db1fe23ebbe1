import { isolated } from '#domain/user-text.ts'
import { useState } from 'react'
import { invitePerson, type Invitation } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { showDay } from '../../../ui/show.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { quiet } from '../../../ui/layout.ts'
import styles from '../account.module.css'
import { useRefreshPeople, useWithdraw } from './use-team.ts'
import { words } from '../../../words/account.ts'

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { email, role, until, actions } = words.team.openColumns
  if (invitations.length === 0) return null
  return (
    <Card isFlush aria-labelledby="invitations">
      <h2 id="invitations" className={styles['heading']}>
        {words.team.open}
      </h2>
      <DataTable
        label={words.team.openTable}
        columns={[{ label: email }, { label: role }, { label: until }, { label: actions }]}
        rows={invitations.map((invitation) => ({
          key: invitation.id,
          cells: [
            <strong key="email">
              <UserText text={invitation.email} longest={80} />
            </strong>,
            words.team.roles[invitation.role],
            <span key="until" className={quiet()}>
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
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useWithdraw(invitation.id)
  return (
    <span data-is-actions>
      <Button
        size="small"
        aria-label={words.team.forMember({ action: words.team.resend, name: isolated(invitation.email, 60) })}
        onClick={() => setIsAsking(true)}
      >
        {words.team.resend}
      </Button>
      <Button
        size="small"
        look="danger"
        isBusy={withdraw.isPending}
        aria-label={words.team.forMember({ action: words.team.withdraw, name: isolated(invitation.email, 60) })}
        onClick={() => withdraw.mutate()}
      >
        {words.team.withdraw}
      </Button>
      {isAsking && <SendAgain invitation={invitation} onClose={() => setIsAsking(false)} />}
    </span>
  )
}

/** Sends a new link; the previous one stops working. */
function SendAgain({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const refresh = useRefreshPeople()
  const { email, role, list_ids } = invitation
  return (
    <AskConfirmation
      title={words.team.forMember({ action: words.team.resend, name: isolated(email, 60) })}
      text={words.team.resendText}
      button={words.team.send}
      busy={words.team.sending}
      look="action"
      fallback={words.team.inviteFailed}
      send={(confirmation) => call(invitePerson, { body: { email, role, list_ids, ...confirmation } }).finally(refresh)}
      onDone={({ message }) => showToast('good', message)}
      onClose={onClose}
    />
  )
}
