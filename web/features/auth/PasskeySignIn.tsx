import type { User } from '#contract/auth.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useIsTakingOver } from '../../ui/use-is-taking-over.ts'
import styles from './auth.module.css'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { words } from './words.ts'

type Props = { onSignedIn: (user: User, token: string) => void }

/** The other way in, below the password's form. */
export function PasskeySignIn({ onSignedIn }: Props) {
  const isTakingOver = useIsTakingOver()
  const { whyNot, problem, isAsking, ask } = usePasskeySignIn(onSignedIn)
  if (whyNot !== undefined) return <p className={styles['intro']}>{whyNot}</p>
  return (
    <div className={styles['passkey']}>
      <p className={styles['or']}>{words.or}</p>
      <Button size="large" isBusy={isAsking} disabled={isTakingOver} onClick={() => void ask()}>
        {isAsking ? words.passkeyAsking : words.passkeyButton}
      </Button>
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
    </div>
  )
}
