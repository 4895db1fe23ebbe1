import type { Contact } from '#contract/contacts.ts'
import { maxScansLimit } from '#contract/limits.ts'
import { wordsFor } from '../../api/declined.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import styles from './contacts.module.css'
import { useChangeContact } from './use-contacts.ts'
import { words } from './contact-words.ts'

type Props = { listId: string; contact: Contact; onChanged: (contact: Contact) => void }

/** The maximum of a contact, and whether the code is blocked. */
export function ContactLimits({ listId, contact, onChanged }: Props) {
  const block = useChangeContact(listId, contact, onChanged)
  return (
    <section className={styles['data']} aria-label={words.limitsTitle}>
      <h3>{words.limitsTitle}</h3>
      <MaxForm key={contact.max_scans} listId={listId} contact={contact} onChanged={onChanged} />
      <Switch
        label={words.blocked}
        hint={words.blockedHint}
        isOn={contact.is_blocked}
        isBusy={block.isPending}
        onChange={(isBlocked) => block.mutate({ is_blocked: isBlocked })}
      />
      {block.isError && <TroubleNotice {...wordsFor(block.error, words.changeFailed)} />}
    </section>
  )
}

function MaxForm({ listId, contact, onChanged }: Props) {
  const change = useChangeContact(listId, contact, onChanged)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => change.mutateAsync({ max_scans: Number(textOf(form, 'max_scans')) }),
    () => undefined,
    { fallback: words.changeFailed },
  )
  return (
    <form className={styles['limit']} onSubmit={submit}>
      <Field
        label={words.max}
        name="max_scans"
        type="number"
        inputMode="numeric"
        min={0}
        max={maxScansLimit}
        step={1}
        required
        defaultValue={contact.max_scans}
        hint={words.maxHint(contact.scan_count)}
        problems={declined?.fields['max_scans']}
      />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? words.saving : words.save}
      </Button>
      <FormProblem declined={declined} />
    </form>
  )
}
