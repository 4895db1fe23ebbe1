import { acceptMerge, comingRoles, type MergeAsk } from '#contract/merging.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { isolated } from '../../../ui/user-text.ts'
import { useRefreshList } from '../use-list.ts'
import styles from './sharing.module.css'
import { words } from './words.ts'

type Props = { listId: string; ask: MergeAsk; onClose: () => void }

/** Joining lists cannot be undone. So the dialog explains every effect and asks for the password. */
export function AcceptDialog({ listId, ask, onClose }: Props) {
  const refresh = useRefreshList(listId)
  const form = useFormCall(
    async (filled) => {
      const people = comingRoles.find((role) => role === textOf(filled, 'people')) ?? 'door'
      return call(acceptMerge, {
        params: { listId, askId: ask.id },
        body: { ...(await confirmationOf(filled)), people },
      })
    },
    async ({ message }) => {
      showToast('good', message)
      onClose()
      await refresh()
    },
    { fallback: words.acceptFailed },
  )
  return (
    <Dialog title={words.acceptTitle(isolated(ask.team_name, 80))} role="alertdialog" onClose={onClose}>
      <form className={styles['form']} onSubmit={form.submit}>
        <ul className={styles['points']}>
          {words.acceptList.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{words.acceptWait}</p>
        <SelectField
          label={words.people}
          name="people"
          options={(['door', 'editor'] as const).map((value) => ({ value, label: words.peopleMay[value] }))}
          hint={words.peopleHint}
          problems={form.declined?.fields['people']}
        />
        <ConfirmFields problems={form.declined?.fields} />
        <FormProblem declined={form.declined} />
        <SlowHint isWaiting={form.isSubmitting} />
        <DialogActions>
          <Button onClick={onClose}>{form.isSubmitting ? words.close : words.cancel}</Button>
          <Button type="submit" look="action" isBusy={form.isSubmitting}>
            {form.isSubmitting ? words.accepting : words.acceptConfirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
