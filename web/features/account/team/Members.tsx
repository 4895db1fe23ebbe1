import styles from '../account.module.css'
import { useState } from 'react'
import { type Member, removeMember, changeMember } from '#contract/teams.ts'
import { useMay } from '../../../product/use-may.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { renewEveryMs, activeSince } from '../show-since.ts'
import { useNow } from '../../../ui/use-now.ts'
import { quiet, stacked } from '../../../ui/layout.ts'
import { useListsToScan, useRefreshPeople } from './use-team.ts'
import { words } from '../../../words/account.ts'
import { isolated } from '#domain/user-text.ts'
import { call } from '../../../api/call.ts'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'
import { useTeamHere } from '../../../product/team-here.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFormCall } from '../../../api/use-form-call.ts'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { SaveActions } from '../../../ui/SaveActions.tsx'
import { placeIn, RoleFields } from './RoleFields.tsx'

/** The longest name in a row. */
const longestCell = 80

export function Members({ members }: { members: readonly Member[] }) {
  const isOwner = useMay('owner')
  const now = new Date(useNow(renewEveryMs))
  const [asked, setAsked] = useState<Asked>()
  const { member, role, active, actions } = words.team.columns
  const columns = [{ label: member }, { label: role }, { label: active }]
  const close = () => setAsked(undefined)
  return (
    <Card isFlush aria-labelledby="members">
      <h2 id="members" className={styles['heading']}>
        {words.team.members}
      </h2>
      <DataTable
        label={words.team.membersTable}
        columns={isOwner && members.length > 1 ? [...columns, { label: actions }] : columns}
        rows={members.map((each) => ({
          key: each.id,
          cells: [
            <Name key="member" member={each} />,
            <RoleOf key="role" member={each} />,
            <span key="active" className={quiet()}>
              {activeSince(each.active_at, now)}
            </span>,
            isOwner && <MemberActions key="actions" member={each} members={members} onAsk={setAsked} />,
          ],
        }))}
      />
      {asked?.what === 'role' && <RoleDialog member={asked.about} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog member={asked.about} onClose={close} />}
    </Card>
  )
}

function Name({ member }: { member: Member }) {
  return (
    <span className={stacked(1)}>
      <strong>
        <UserText text={member.name} longest={longestCell} />{' '}
        {member.is_you && <Badge kind="good">{words.team.you}</Badge>}
      </strong>
      <span className={quiet()}>
        <UserText text={member.email} longest={longestCell} />
      </span>
    </span>
  )
}

function RoleOf({ member: { role, list_ids: ids } }: { member: Member }) {
  const lists = useListsToScan().data?.lists
  // Without the lists their names are unknown, which is not the same as no list.
  if (role !== 'door' || !lists) return words.team.roles[role]
  const names = lists.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return (
    <span className={stacked(1)}>
      {words.team.roles.door}
      <span className={quiet()}>
        <UserText
          text={names.length > 0 ? words.team.doorOf({ lists: names.join(', ') }) : words.team.doorOfNone}
          longest={longestCell}
        />
      </span>
    </span>
  )
}

function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshPeople()
  const { team } = useTeamHere()
  return (
    <AskConfirmation
      title={words.team.removeTitle({ name: isolated(member.name, 60) })}
      text={words.team.removeQuestion({ name: isolated(member.name, 60), team: isolated(team?.name ?? '', 60) })}
      button={words.team.removeConfirm}
      busy={words.team.removing}
      fallback={words.team.removeFailed}
      send={(confirmation) =>
        call(removeMember, { params: { personId: member.id }, body: confirmation }).finally(refresh)
      }
      onDone={({ message }) => showToast('good', message)}
      onClose={onClose}
    />
  )
}

type Asked = { about: Member; what: 'role' | 'remove' }

type Props = { member: Member; members: readonly Member[]; onAsk: (asked: Asked) => void }

/** An owner's actions for a member. The only owner cannot be changed. */
function MemberActions({ member, members, onAsk }: Props) {
  const isLastOwner = member.role === 'owner' && members.every(({ id, role }) => id === member.id || role !== 'owner')
  if (isLastOwner && member.is_you) return null
  return (
    <span data-is-actions>
      {!isLastOwner && (
        <Button
          size="small"
          aria-label={words.team.forMember({ action: words.team.changeRole, name: isolated(member.name, 60) })}
          onClick={() => onAsk({ about: member, what: 'role' })}
        >
          {words.team.changeRole}
        </Button>
      )}
      {!member.is_you && (
        <Button
          size="small"
          look="danger"
          aria-label={words.team.forMember({ action: words.team.remove, name: isolated(member.name, 60) })}
          onClick={() => onAsk({ about: member, what: 'remove' })}
        >
          {words.team.remove}
        </Button>
      )}
    </span>
  )
}

function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshPeople()
  const { reload } = useTeamHere()
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) =>
      call(changeMember, {
        params: { personId: member.id },
        body: { ...placeIn(form), ...(await confirmationOf(form)) },
      }),
    async ({ message }) => {
      showToast('good', message)
      onClose()
      // The person's own role decides what the screens show, so it is read again.
      if (member.is_you) await reload()
      await refresh()
    },
    { fallback: words.team.roleFailed },
  )
  return (
    <Dialog title={words.team.roleOf({ name: isolated(member.name, 60) })} onClose={onClose}>
      <form onSubmit={submit}>
        <RoleFields given={member.role} listIds={member.list_ids} problems={declined?.fields} />
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <SaveActions words={words.team} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}
