import { isolated } from '#domain/user-text.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askForCode, confirmEmail, emailProof } from '#contract/email-proof.ts'
import { call } from '../api/call.ts'
import { wordsFor } from '../api/declined.ts'
import { textOf, useFormCall } from '../api/use-form-call.ts'
import { Button } from '../ui/Button.tsx'
import { CardForm } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { FormProblem } from '../ui/FormMessages.tsx'
import { Notice } from '../ui/Notice.tsx'
import { showToast } from '../ui/toast-list.ts'
import { TroubleNotice } from '../ui/TroubleNotice.tsx'
import styles from './product.module.css'
import { words } from '../words/product.ts'

const key = ['account', 'email-proof']

/** Shown until the person has proven that the email is theirs. */
export function ConfirmEmail() {
  const client = useQueryClient()
  const proof = useQuery({ queryKey: key, queryFn: ({ signal }) => call(emailProof, {}, signal) })
  const asking = useMutation({ mutationFn: () => call(askForCode, { body: {} }) })
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(confirmEmail, { body: { ticket: asking.data?.ticket ?? '', code: textOf(form, 'code') } }),
    async ({ message }) => {
      showToast('good', message)
      await client.invalidateQueries({ queryKey: key })
    },
    { fallback: words.confirm.email.confirmFailed },
  )
  if (!proof.data || proof.data.is_proven) return null
  const { title, text, send, sending, again, sendFailed, code, confirm, confirming } = words.confirm.email
  const asked = asking.data
  return (
    <CardForm onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles['quiet']}>{text({ email: isolated(proof.data.email, 80) })}</p>
      <div className={styles['form']}>
        {asked && <Notice kind="plain" title={asked.message} />}
        {asking.isError && <TroubleNotice {...wordsFor(asking.error, sendFailed)} />}
        {asked && (
          <Field
            label={code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            problems={declined?.fields['code']}
          />
        )}
        <FormProblem declined={declined} />
        <div className={styles['buttons']}>
          {asked && (
            <Button type="submit" look="action" isBusy={isSubmitting}>
              {isSubmitting ? confirming : confirm}
            </Button>
          )}
          <Button look={asked ? 'plain' : 'action'} isBusy={asking.isPending} onClick={() => asking.mutate()}>
            {asking.isPending ? sending : asked ? again : send}
          </Button>
        </div>
      </div>
    </CardForm>
  )
}
