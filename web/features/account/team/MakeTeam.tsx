import { addTeam } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { goToTeam } from '../../../product/team-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardForm } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import account from '../account.module.css'
import { words } from './words.ts'

/** A form that adds another team and opens its dashboard. */
export function MakeTeam({ personId }: { personId: string | undefined }) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(addTeam, { body: { name: textOf(form, 'name') } }),
    ({ team }) => goToTeam(team.id, personId),
    { fallback: words.makeFailed },
  )
  return (
    <CardForm onSubmit={submit} aria-labelledby="another-team">
      <h2 id="another-team">{words.another}</h2>
      <p className={account['quiet']}>{words.anotherText}</p>
      <div className={account['form']}>
        <Field
          label={words.anotherName}
          name="name"
          autoComplete="off"
          required
          maxLength={100}
          problems={declined?.fields['name']}
        />
        <FormProblem declined={declined} />
        <div>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? words.making : words.make}
          </Button>
        </div>
      </div>
    </CardForm>
  )
}
