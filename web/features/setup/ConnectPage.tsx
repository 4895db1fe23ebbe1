import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { connectOptions } from '#contract/connect.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { call } from '../../api/call.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { ConsentForm } from './ConsentForm.tsx'
import { KeyForm } from './KeyForm.tsx'
import { readProblem } from './problem.ts'
import { SetupFrame } from './SetupFrame.tsx'
import styles from './setup.module.css'
import { useAudiences } from './use-audiences.ts'
import { words } from './words.ts'

export function ConnectPage({ userId }: { userId: string | undefined }) {
  const options = useQuery({
    queryKey: ['setup', 'connect-options'],
    queryFn: ({ signal }) => call(connectOptions, {}, signal),
  })
  const audiences = useAudiences()
  const connected = audiences.data?.length ?? 0
  // All ways to continue appear at once, below the parts that are already known.
  const isKnown = !options.isPending && !audiences.isPending
  const problem = readProblem(useLocation().state)
  return (
    <SetupFrame step={1} title={words.connectTitle}>
      {problem !== undefined && <Notice kind="warn" title={words.problems[problem]} />}
      <Loaded of={options} loading={words.loadingOptions} failed={words.optionsFailed} rows={2} />
      {options.data?.oauth === true && (
        <>
          <ConsentForm userId={userId} />
          <Disclosure summary={words.keyInstead}>
            <KeyForm />
          </Disclosure>
        </>
      )}
      {options.data?.oauth === false && <KeyForm />}
      {isKnown && (
        <div className={styles['actions']}>
          {connected > 0 && (
            <ButtonLink to={paths.setupAudience} look="quiet">
              {words.connectedAlready}
            </ButtonLink>
          )}
          <ButtonLink to={paths.dashboard} look="plain">
            {words.toDashboard}
          </ButtonLink>
        </div>
      )}
    </SetupFrame>
  )
}
