import type { Team } from '#contract/own-teams.ts'
import { changeTeam } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import account from '../account.module.css'
import { useSecondStep } from './use-team.ts'
import { words } from './words.ts'

/** The settings that only owners see. */
export function TeamSettings({ team }: { team: Team }) {
  const secondStep = useSecondStep()
  return (
    <Card aria-labelledby="team-settings">
      <h2 id="team-settings">{words.settings}</h2>
      <Rename team={team} />
      <Switch
        label={words.secondStep}
        hint={words.secondStepHint}
        isOn={team.needs_second_factor}
        isBusy={secondStep.isPending}
        onChange={(isNeeded) => secondStep.mutate(isNeeded)}
      />
    </Card>
  )
}

function Rename({ team }: { team: Team }) {
  const { reload } = useTeamHere()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(changeTeam, { body: { name: textOf(form, 'name') } }),
    async ({ message }) => {
      showToast('good', message)
      await reload()
    },
    { fallback: words.renameFailed },
  )
  return (
    <form className={account['form']} onSubmit={submit}>
      <Field
        label={words.name}
        name="name"
        autoComplete="off"
        required
        maxLength={100}
        defaultValue={team.name}
        problems={declined?.fields['name']}
      />
      <FormProblem declined={declined} />
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? words.saving : words.rename}
        </Button>
      </div>
    </form>
  )
}
