import type { Member } from '#contract/teams.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useRemoveMember } from './use-team.ts'
import { words } from './words.ts'

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const removal = useRemoveMember(member.id)
  const { team } = useTeamHere()
  return (
    <ConfirmDialog
      title={words.removeTitle(member.name)}
      question={words.removeQuestion(member.name, team?.name ?? '')}
      confirmLabel={words.removeConfirm}
      busyLabel={words.removing}
      look="danger"
      onConfirm={() => removal.mutateAsync()}
      explain={(error) => wordsFor(error, words.removeFailed)}
      onClose={onClose}
    />
  )
}
