import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../account.module.css'
import { words } from '../../../words/account.ts'

type Props = { email: string; codes: readonly string[]; onClose: () => void }

/** The codes are shown only once, so a click outside does not close the dialog. */
export function RecoveryCodes({ email, codes, onClose }: Props) {
  function save() {
    const text = `${words.secondStep.fileTitle({ email })}\n\n${codes.join('\n')}\n`
    saveFile(new Blob([text], { type: 'text/plain' }), words.secondStep.fileName)
  }
  return (
    <Dialog title={words.secondStep.codesTitle} role="alertdialog" onClose={onClose}>
      <p>{words.secondStep.codesText}</p>
      <ul className={`${styles['codes']} ${stacked('2-5')}`} aria-label={words.secondStep.codesLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={codes.join('\n')} label={words.secondStep.copyCodes} of={words.secondStep.codesLabel} />
        <Button size="small" onClick={save}>
          {words.secondStep.downloadCodes}
        </Button>
        <Button look="action" size="small" onClick={onClose}>
          {words.secondStep.saved}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
