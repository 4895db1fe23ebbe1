import { useState } from 'react'
import { deleteUser } from '#contract/privacy.ts'
import { call } from '../../api/call.ts'
import { useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { useTeamHere } from '../../product/team-here.ts'
import { FormProblem } from '../../ui/FormMessages.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { isolated } from '#domain/user-text.ts'
import { stacked } from '../../ui/layout.ts'
import styles from './account.module.css'
import { ConfirmFields } from '../../product/ConfirmFields.tsx'
import { confirmationOf } from '../../product/confirmation-of.ts'
import { words } from '../../words/account.ts'

type Props = { email: string; onDeleted: (message: string) => Promise<void> }

export function DeleteAccount({ email, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        {words.person.delete}
      </Button>
      {isAsking && <DeleteDialog email={email} onDeleted={onDeleted} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DeleteDialog({ email, onDeleted, onClose }: Props & { onClose: () => void }) {
  const { teams = [] } = useTeamHere()
  const lonely = teams.filter(({ members }) => members === 1)
  const shared = teams.filter(({ members }) => members > 1)
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) => call(deleteUser, { body: await confirmationOf(form) }),
    ({ message }) => onDeleted(message || words.person.deleted),
    { fallback: words.person.deleteFailed },
  )
  return (
    <Dialog title={words.person.deleteTitle} role="alertdialog" onClose={onClose}>
      <div>
        <p>{words.person.deleteIntro}</p>
        <ul className={`${styles['list']} ${stacked(2)}`}>
          <li>{words.person.deletePerson}</li>
          {lonely.map(({ id, name }) => (
            <li key={id}>{words.person.deleteTeam({ team: isolated(name, 60) })}</li>
          ))}
        </ul>
      </div>
      {shared.length > 0 && (
        <p>{words.person.deleteKeeps({ teams: shared.map(({ name }) => isolated(name, 60)).join(', ') })}</p>
      )}
      <p>
        {words.person.deleteStays} <strong>{words.person.deleteUndo}</strong>
      </p>
      <form onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <DialogActions>
          <Button onClick={onClose}>{isSubmitting ? words.person.close : words.person.cancel}</Button>
          <Button type="submit" look="danger" isBusy={isSubmitting}>
            {isSubmitting ? words.person.deleting : words.person.deleteConfirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
