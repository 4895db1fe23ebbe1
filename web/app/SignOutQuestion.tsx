import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { isolated } from '#domain/user-text.ts'
import { tellApp, words } from '../words/app.ts'

tellApp()

type Props = { scans: number; name: string; onStay: () => void; onLeave: () => void }

/** Only this sign-in can send the waiting scans of this device. So the organiser is warned before signing out. */
export function SignOutQuestion({ scans, name, onStay, onLeave }: Props) {
  return (
    <Dialog title={words.signOut.title} role="alertdialog" onClose={onStay}>
      <p>
        {words.signOut.question({ scans })}{' '}
        {(scans === 1 ? words.signOut.staysHere : words.signOut.stayHere)({ name: isolated(name, 60) })}
      </p>
      <p>{words.signOut.hint}</p>
      <DialogActions>
        <Button look="action" onClick={onStay}>
          {words.signOut.stay}
        </Button>
        <Button onClick={onLeave}>{words.signOut.anyway}</Button>
      </DialogActions>
    </Dialog>
  )
}
