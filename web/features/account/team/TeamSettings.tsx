import { useState } from 'react'
import type { Team } from '#contract/own-teams.ts'
import { changeTeam } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'
import { useTeamHere } from '../../../product/team-here.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import account from '../account.module.css'
import { useRequireSecondStep } from './use-team.ts'
import { words } from '../../../words/account.ts'

/** The settings that only owners see. */
export function TeamSettings({ team }: { team: Team }) {
  const required = useRequireSecondStep()
  const [isLifting, setIsLifting] = useState(false)
  return (
    <Card aria-labelledby="team-settings">
      <h2 id="team-settings">{words.team.settings}</h2>
      <Rename team={team} />
      <Switch
        label={words.team.secondStep}
        hint={words.team.secondStepHint}
        isOn={team.needs_second_factor}
        isBusy={required.isPending}
        onChange={(isNeeded) => (isNeeded ? required.mutate() : setIsLifting(true))}
      />
      {isLifting && <Lift onClose={() => setIsLifting(false)} />}
    </Card>
  )
}

function Lift({ onClose }: { onClose: () => void }) {
  const { reload } = useTeamHere()
  return (
    <AskConfirmation
      title={words.team.liftTitle}
      text={words.team.liftText}
      button={words.team.lift}
      busy={words.team.saving}
      fallback={words.team.settingFailed}
      send={(confirmation) => call(changeTeam, { body: { needs_second_factor: false, ...confirmation } })}
      onDone={async ({ message }) => {
        await reload()
        showToast('good', message)
      }}
      onClose={onClose}
    />
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
    { fallback: words.team.renameFailed },
  )
  return (
    <form className={account['form']} onSubmit={submit}>
      <Field
        label={words.team.name}
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
          {isSubmitting ? words.team.saving : words.team.rename}
        </Button>
      </div>
    </form>
  )
}
