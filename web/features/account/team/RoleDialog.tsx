import { changeMember, type Member } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { SaveActions } from '../../../ui/SaveActions.tsx'
import { placeIn, RoleFields } from './RoleFields.tsx'
import { useRefreshPeople } from './use-team.ts'
import { words } from './words.ts'

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const refresh = useRefreshPeople()
  const { reload } = useTeamHere()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(changeMember, { params: { personId: member.id }, body: placeIn(form) }),
    async ({ message }) => {
      showToast('good', message)
      onClose()
      // The person's own role decides what the screens show, so it is read again.
      if (member.is_you) await reload()
      await refresh()
    },
    { fallback: words.roleFailed },
  )
  return (
    <Dialog title={words.roleOf(member.name)} onClose={onClose}>
      <form onSubmit={submit}>
        <RoleFields given={member.role} listIds={member.list_ids} problems={declined?.fields} />
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <SaveActions words={words} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}
