import { addScannerLink, changeScannerLink, type ScannerLink } from '#contract/doors.ts'
import { languages, nameOf } from '#domain/spoken.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { Checkbox, Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { fieldOfMoment, momentOfField } from './local-time.ts'
import { OccasionFields, opensOf } from './OccasionFields.tsx'
import { useRefreshLinks } from './use-scanner-links.ts'
import { words } from './words.ts'

type Props = {
  listId: string
  /** The link to change; without it, a new one is created. */
  link: ScannerLink | undefined
  /** Undefined while they are unknown: a link then keeps its occasion. */
  occasions: readonly ShownOccasion[] | undefined
  onDone: (link: ScannerLink) => void
  onClose: () => void
}

export function LinkForm({ listId, link, occasions, onDone, onClose }: Props) {
  const refresh = useRefreshLinks(listId)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => send(listId, link, form, occasions ?? []),
    async ({ link: kept, message }) => {
      await refresh()
      showToast('good', message || (link ? words.edited : words.added))
      onDone(kept)
    },
    { fallback: link ? words.editFailed : words.addFailed },
  )
  return (
    <Dialog title={link ? words.editTitle : words.addTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.label}
          name="label"
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={link?.label}
          hint={words.labelHint}
          problems={declined?.fields['label']}
        />
        {occasions && <OccasionFields link={link} occasions={occasions} problems={declined?.fields ?? {}} />}
        <SelectField
          label={words.rights}
          name="rights"
          defaultValue={link?.may_check_in_by_name ? 'by-name' : 'scan'}
          options={[
            { value: 'scan', label: words.scanOnly },
            { value: 'by-name', label: words.byName },
          ]}
          hint={words.rightsHint}
          problems={declined?.fields['may_check_in_by_name']}
        />
        <Checkbox label={words.mayAdd} name="may_add" hint={words.mayAddHint} defaultChecked={link?.may_add ?? false} />
        <SelectField
          label={words.language}
          name="language"
          defaultValue={link?.language ?? ''}
          options={[
            { value: '', label: words.languageOfDevice },
            ...languages.map((value) => ({ value, label: nameOf[value] })),
          ]}
          hint={words.languageHint}
          problems={declined?.fields['language']}
        />
        <Field
          label={words.expires}
          name="expires_at"
          type="datetime-local"
          defaultValue={fieldOfMoment(link?.expires_at ?? null)}
          hint={words.expiresHint}
          problems={declined?.fields['expires_at']}
        />
        {link && (
          <Checkbox label={words.isActive} name="is_active" hint={words.isActiveHint} defaultChecked={link.is_active} />
        )}
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {link ? (isSubmitting ? words.saving : words.save) : isSubmitting ? words.creating : words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function send(listId: string, link: ScannerLink | undefined, form: FormData, occasions: readonly ShownOccasion[]) {
  const wanted = {
    label: textOf(form, 'label'),
    may_check_in_by_name: textOf(form, 'rights') === 'by-name',
    may_add: form.has('may_add'),
    language: languages.find((each) => each === textOf(form, 'language')) ?? null,
    expires_at: momentOfField(textOf(form, 'expires_at'), link?.expires_at ?? null),
    ...opensOf(form, occasions),
  }
  if (!link) return call(addScannerLink, { params: { listId }, body: wanted })
  const params = { listId, linkId: link.id }
  return call(changeScannerLink, { params, body: { ...wanted, is_active: form.has('is_active') } })
}
