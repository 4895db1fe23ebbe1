import { type Contact, changeContact } from '#contract/contacts.ts'
import { maxScansLimit } from '#contract/limits.ts'
import { wordsFor } from '../../api/declined.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormMessages.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { stacked } from '../../ui/layout.ts'
import styles from './contacts.module.css'
import { words } from '../../words/guests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf } from './use-list.ts'

type Props = { listId: string; contact: Contact; onChanged: (contact: Contact) => void }

/** The maximum of a contact, and whether the code is blocked. */
export function ContactLimits({ listId, contact, onChanged }: Props) {
  const block = useChangeContact(listId, contact, onChanged)
  return (
    <section className={styles['data']} aria-label={words.contact.limitsTitle}>
      <h3>{words.contact.limitsTitle}</h3>
      <MaxForm key={contact.max_scans} listId={listId} contact={contact} onChanged={onChanged} />
      <Switch
        label={words.contact.blocked}
        hint={words.contact.blockedHint}
        isOn={contact.is_blocked}
        isBusy={block.isPending}
        onChange={(isBlocked) => block.mutate({ is_blocked: isBlocked })}
      />
      {block.isError && <TroubleNotice {...wordsFor(block.error, words.contact.changeFailed)} />}
    </section>
  )
}

function MaxForm({ listId, contact, onChanged }: Props) {
  const change = useChangeContact(listId, contact, onChanged)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => change.mutateAsync({ max_scans: Number(textOf(form, 'max_scans')) }),
    () => undefined,
    { fallback: words.contact.changeFailed },
  )
  return (
    <form className={`${styles['limit']} ${stacked(3, 'start')}`} onSubmit={submit}>
      <Field
        label={words.contact.max}
        name="max_scans"
        type="number"
        inputMode="numeric"
        min={0}
        max={maxScansLimit}
        step={1}
        required
        defaultValue={contact.max_scans}
        hint={words.contact.maxHint({ used: contact.scan_count })}
        problems={declined?.fields['max_scans']}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? words.contact.saving : words.contact.save}
      </Button>
      <FormProblem declined={declined} />
    </form>
  )
}

/** Changes one contact, and shows it as the server then returns it. */
function useChangeContact(listId: string, { id }: Contact, onChanged: (contact: Contact) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeContact>) =>
      call(changeContact, { params: { listId, contactId: id }, body }),
    onSuccess: async ({ contact, message }) => {
      await client.invalidateQueries({ queryKey: keyOf(listId, 'guests') })
      showToast('good', message || words.contact.changed)
      onChanged(contact)
    },
  })
}
