import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { isolated } from '../ui/user-text.ts'
import { signOutWords as words } from './sign-out-words.ts'

type Props = { scans: number; name: string; onStay: () => void; onLeave: () => void }

/** Only this sign-in can send the waiting scans of this device. So the organiser is warned before signing out. */
export function SignOutQuestion({ scans, name, onStay, onLeave }: Props) {
  return (
    <Dialog title={words.title} role="alertdialog" onClose={onStay}>
      <p>
        {words.question(scans)} {(scans === 1 ? words.staysHere : words.stayHere)(isolated(name, 60))}
      </p>
      <p>{words.hint}</p>
      <DialogActions>
        <Button look="action" onClick={onStay}>
          {words.stay}
        </Button>
        <Button onClick={onLeave}>{words.anyway}</Button>
      </DialogActions>
    </Dialog>
  )
}
