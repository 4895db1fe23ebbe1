import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import styles from './second-step.module.css'
import { words } from './words.ts'

type Props = { email: string; codes: readonly string[]; onClose: () => void }

/** The codes are shown only once, so a click outside does not close the dialog. */
export function RecoveryCodes({ email, codes, onClose }: Props) {
  function save() {
    const text = `${words.fileTitle(email)}\n\n${codes.join('\n')}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), words.fileName)
  }
  return (
    <Dialog title={words.codesTitle} role="alertdialog" onClose={onClose}>
      <p>{words.codesText}</p>
      <ul className={styles['codes']} aria-label={words.codesLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')} label={words.copyCodes} of={words.codesLabel} />
        <Button size="small" onClick={save}>
          {words.downloadCodes}
        </Button>
        <Button look="action" size="small" onClick={onClose}>
          {words.saved}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
