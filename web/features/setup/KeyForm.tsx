import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { addAccount } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { CardForm } from '../../ui/Card.tsx'
import { Field, SecretField } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormMessages.tsx'
import { paths } from '../../product/paths.ts'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { keepChosen, readChosen } from './chosen.ts'
import styles from './setup.module.css'
import { words } from '../../words/setup.ts'

/** The other way to connect: paste a key from Mailchimp. */
export function KeyForm() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => {
      const body = { account_name: textOf(form, 'account_name'), api_key: textOf(form, 'api_key').trim() }
      keepChosen('accountName', body.account_name)
      return call(addAccount, { body })
    },
    async ({ account }) => {
      keepChosen('account', account.id)
      await client.invalidateQueries({ queryKey: ['setup', 'accounts'] })
      await navigate(paths.setupAudience)
    },
    { fallback: words.wizard.keyFailed },
  )
  return (
    <CardForm className={styles['keyForm']} onSubmit={submit}>
      <p>{words.wizard.keyText}</p>
      <Field
        label={words.wizard.accountName}
        name="account_name"
        autoComplete="off"
        required
        maxLength={100}
        defaultValue={readChosen('accountName') ?? words.wizard.accountNameProposed}
        hint={words.wizard.accountNameHint}
        problems={declined?.fields['account_name']}
      />
      <SecretField
        label={words.wizard.apiKey}
        name="api_key"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        hint={words.wizard.apiKeyHint}
        showLabel={words.wizard.showKey}
        hideLabel={words.wizard.hideKey}
        problems={declined?.fields['api_key']}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <div>
        <Button type="submit" look="action" isBusy={isSubmitting}>
          {isSubmitting ? words.wizard.connecting : words.wizard.connectAccount}
        </Button>
      </div>
    </CardForm>
  )
}
