import { isolated } from '#domain/user-text.ts'
import type { User } from '#contract/auth.ts'
import { acceptInvitation } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { dropInvitation } from '../../../product/kept-invitation.ts'
import { goToTeam } from '../../../product/team-address.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { words } from '../../../words/auth.ts'
import { stacked } from '../../../ui/layout.ts'

export type Ways = {
  /** The signed-in person; undefined for a visitor. */
  user: User | undefined
  loginPath: string
  registerPath: string
  onSignOut: () => Promise<void>
}

type Props = Ways & { token: string; email: string }

/** The next step: joining at once for the invited person, otherwise signing in with the invited email. */
export function Answer({ token, email, user, loginPath, registerPath, onSignOut }: Props) {
  if (!user) {
    return (
      <div className={stacked(4)}>
        <p>{words.join.isFor({ email: isolated(email, 80) })}</p>
        <ButtonLink to={loginPath} look="action" size="large">
          {words.join.signIn}
        </ButtonLink>
        <ButtonLink to={registerPath} size="large">
          {words.join.register}
        </ButtonLink>
      </div>
    )
  }
  if (user.email.trim().toLowerCase() !== email.trim().toLowerCase()) {
    return (
      <Notice
        kind="warn"
        title={words.join.otherAddress({ invited: isolated(email, 80), own: isolated(user.email, 80) })}
        detail={words.join.otherAddressText}
      >
        <Button size="small" onClick={() => void onSignOut()}>
          {words.join.signOut}
        </Button>
      </Notice>
    )
  }
  return <Accept token={token} user={user} />
}

function Accept({ token, user }: { token: string; user: User }) {
  const { declined, submit, isSubmitting } = useFormCall(
    () => call(acceptInvitation, { body: { token } }),
    ({ team }) => {
      dropInvitation()
      goToTeam(team.id, user.id)
    },
    { fallback: words.join.joinFailed },
  )
  return (
    <form className={stacked(4)} onSubmit={submit}>
      <FormProblem declined={declined} />
      <Button type="submit" look="action" size="large" isBusy={isSubmitting}>
        {isSubmitting ? words.join.joining : words.join.join}
      </Button>
      <SlowHint isWaiting={isSubmitting} />
    </form>
  )
}
