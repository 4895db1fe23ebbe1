import { addScannerLink, changeScannerLink, type ScannerLink } from '#contract/doors.ts'
import { languages, nameOf } from '#domain/spoken.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { Checkbox, Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { fieldOfMoment, momentOfField } from './local-time.ts'
import { OccasionFields, opensOf } from './OccasionFields.tsx'
import { useRefreshLinks } from './use-scanner-links.ts'
import { words } from '../../../words/doors.ts'

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
  const said = link ? changing() : adding()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => send(listId, link, form, occasions ?? []),
    async ({ link: kept, message }) => {
      await refresh()
      showToast('good', message || said.done)
      onDone(kept)
    },
    { fallback: said.failed },
  )
  const problems = declined?.fields ?? {}
  return (
    <Dialog title={said.title} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.links.label}
          name="label"
          autoComplete="off"
          required
          maxLength={60}
          defaultValue={link?.label}
          hint={words.links.labelHint}
          problems={problems['label']}
        />
        {occasions && <OccasionFields link={link} occasions={occasions} problems={problems} />}
        <SelectField
          label={words.links.rights}
          name="rights"
          defaultValue={link ? rightsOf(link) : 'scan'}
          options={[
            { value: 'scan', label: words.links.scanOnly },
            { value: 'by-name', label: words.links.byName },
            { value: 'by-name-offline', label: words.links.byNameOffline },
          ]}
          hint={words.links.rightsHint}
          problems={problems['may_check_in_by_name']}
        />
        <Checkbox
          label={words.links.mayAdd}
          name="may_add"
          hint={words.links.mayAddHint}
          defaultChecked={link?.may_add ?? false}
        />
        <SelectField
          label={words.links.language}
          name="language"
          defaultValue={link?.language ?? ''}
          options={[
            { value: '', label: words.links.languageOfDevice },
            ...languages.map((value) => ({ value, label: nameOf[value] })),
          ]}
          hint={words.links.languageHint}
          problems={problems['language']}
        />
        <Field
          label={words.links.expires}
          name="expires_at"
          type="datetime-local"
          defaultValue={fieldOfMoment(link?.expires_at ?? null)}
          hint={words.links.expiresHint}
          problems={problems['expires_at']}
        />
        {link && (
          <Checkbox
            label={words.links.isActive}
            name="is_active"
            hint={words.links.isActiveHint}
            defaultChecked={link.is_active}
          />
        )}
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <DialogActions>
          <Button onClick={onClose}>{words.links.cancel}</Button>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? said.busy : said.button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const changing = () => ({
  title: words.links.editTitle,
  done: words.links.edited,
  failed: words.links.editFailed,
  button: words.links.save,
  busy: words.links.saving,
})

const adding = () => ({
  title: words.links.addTitle,
  done: words.links.added,
  failed: words.links.addFailed,
  button: words.links.create,
  busy: words.links.creating,
})

function rightsOf({ may_check_in_by_name: finds, may_keep_names: keeps }: ScannerLink) {
  return finds ? (keeps ? 'by-name-offline' : 'by-name') : 'scan'
}

function send(listId: string, link: ScannerLink | undefined, form: FormData, occasions: readonly ShownOccasion[]) {
  const wanted = {
    label: textOf(form, 'label'),
    may_check_in_by_name: textOf(form, 'rights') !== 'scan',
    may_keep_names: textOf(form, 'rights') === 'by-name-offline',
    may_add: form.has('may_add'),
    language: languages.find((each) => each === textOf(form, 'language')) ?? null,
    expires_at: momentOfField(textOf(form, 'expires_at'), link?.expires_at ?? null),
    ...opensOf(form, occasions),
  }
  if (!link) return call(addScannerLink, { params: { listId }, body: wanted })
  const params = { listId, linkId: link.id }
  return call(changeScannerLink, { params, body: { ...wanted, is_active: form.has('is_active') } })
}
