import { isolated } from '#domain/user-text.ts'
import { ConfirmEmail } from '../../../product/ConfirmEmail.tsx'
import { useTeamHere } from '../../../product/team-here.ts'
import { useMay } from '../../../product/use-may.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Invitations } from './Invitations.tsx'
import { Members } from './Members.tsx'
import { TeamSettings } from './TeamSettings.tsx'
import { usePeople, useRefreshPeople } from './use-team.ts'
import { words } from '../../../words/account.ts'
import { addTeam, leaveTeam, type Member, invitePerson } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { goToTeam } from '../../../product/team-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardForm, Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import account from '../account.module.css'
import { useState, useRef } from 'react'
import type { Team } from '#contract/own-teams.ts'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'
import { paths } from '../../../product/paths.ts'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { placeIn, RoleFields } from './RoleFields.tsx'

/** The people of a team. Owners change them; other members only see them; a door member can only leave. */
export function TeamPage({ personId }: { personId: string | undefined }) {
  const { team } = useTeamHere()
  const people = usePeople()
  const isOwner = useMay('owner')
  const seesPeople = useMay('viewer')
  // The cards below the members appear together with them, so that nothing moves.
  const isKnown = team !== undefined && (!people.isPending || !seesPeople)
  return (
    <AccountFrame title={words.team.title} intro={team ? words.team.text({ team: isolated(team.name, 60) }) : ''}>
      {seesPeople && (
        <Loaded of={people} loading={words.team.loading} failed={words.team.failed}>
          {({ members }) => <Members members={members} />}
        </Loaded>
      )}
      {isOwner && people.data && (
        <>
          <ConfirmEmail />
          <Invitations invitations={people.data.invitations} />
          <Invite />
        </>
      )}
      {isKnown && isOwner && <TeamSettings key={team.name} team={team} />}
      {isKnown && (people.data || !seesPeople) && <LeaveTeam team={team} members={people.data?.members} />}
      {isKnown && <MakeTeam personId={personId} />}
    </AccountFrame>
  )
}

/** A form that adds another team and opens its dashboard. */
function MakeTeam({ personId }: { personId: string | undefined }) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(addTeam, { body: { name: textOf(form, 'name') } }),
    ({ team }) => goToTeam(team.id, personId),
    { fallback: words.team.makeFailed },
  )
  return (
    <CardForm onSubmit={submit} aria-labelledby="another-team">
      <h2 id="another-team">{words.team.another}</h2>
      <p className={account['quiet']}>{words.team.anotherText}</p>
      <div className={account['form']}>
        <Field
          label={words.team.anotherName}
          name="name"
          autoComplete="off"
          required
          maxLength={100}
          problems={declined?.fields['name']}
        />
        <FormProblem declined={declined} />
        <div>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? words.team.making : words.team.make}
          </Button>
        </div>
      </div>
    </CardForm>
  )
}

/** `members` is undefined for a door member, who does not see them and can always leave. */
function LeaveTeam({ team, members }: { team: Team; members: readonly Member[] | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  const obstacle = obstacleOf(team, members)

  return (
    <Card className={account['part']} aria-labelledby="leave">
      <h2 id="leave">{words.team.leave}</h2>
      <p className={account['quiet']}>{obstacle ?? words.team.leaveText}</p>
      {obstacle === undefined && (
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {words.team.leave}
        </Button>
      )}
      {isAsking && (
        <AskConfirmation
          title={words.team.leave}
          text={words.team.leaveQuestion({ team: isolated(team.name, 60) })}
          button={words.team.leave}
          busy={words.team.leaving}
          fallback={words.team.leaveFailed}
          send={(confirmation) => call(leaveTeam, { params: { teamId: team.id }, body: confirmation })}
          onDone={() => location.assign(paths.dashboard)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

/** Why the person cannot leave, in words. */
function obstacleOf(team: Team, members: readonly Member[] | undefined): string | undefined {
  if (team.members === 1) return words.team.onlyMember
  const isLast = team.role === 'owner' && members?.filter(({ role }) => role === 'owner').length === 1
  return isLast ? words.team.lastOwner : undefined
}

function Invite() {
  const refresh = useRefreshPeople()
  const form = useRef<HTMLDivElement>(null)
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) =>
      call(invitePerson, {
        body: { email: textOf(form, 'email'), ...placeIn(form), ...(await confirmationOf(form)) },
      }),
    async ({ message }) => {
      showToast('good', message)
      for (const field of form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])
        if (['email', 'password', 'code'].includes(field.name)) field.value = ''
      await refresh()
    },
    { fallback: words.team.inviteFailed },
  )
  return (
    <CardForm onSubmit={submit} aria-labelledby="invite">
      <h2 id="invite">{words.team.invite}</h2>
      <p className={account['quiet']}>{words.team.inviteText}</p>
      <div className={account['form']} ref={form}>
        <Field
          label={words.team.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          problems={declined?.fields['email']}
        />
        <RoleFields given="editor" listIds={[]} problems={declined?.fields} />
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <div>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? words.team.sending : words.team.send}
          </Button>
        </div>
        <SlowHint isWaiting={isSubmitting} />
      </div>
    </CardForm>
  )
}
