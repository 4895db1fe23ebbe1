import { useQuery } from '@tanstack/react-query'
import { recentSignIns, type SignIn } from '#contract/sign-ins.ts'
import { deviceName } from '#domain/device-name.ts'
import { call } from '../../api/call.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Paged } from '../../ui/Paged.tsx'
import { inRows } from '../../ui/layout.ts'
import styles from './account.module.css'
import { ExactTime } from './Time.tsx'
import { words } from '../../words/account.ts'

export function RecentSignIns() {
  const signIns = useQuery({
    queryKey: ['account', 'sign-ins'],
    queryFn: ({ signal }) => call(recentSignIns, {}, signal),
  })
  return (
    <Card isFlush aria-labelledby="recent-sign-ins">
      <div className={styles['above']}>
        <div>
          <h2 id="recent-sign-ins">{words.person.signInsTitle}</h2>
          <p className={styles['quiet']}>{words.person.signInsText}</p>
        </div>
      </div>
      <Loaded
        of={signIns}
        loading={words.person.signInsLoading}
        failed={words.person.signInsFailed}
        className={styles['none']}
      >
        {({ sign_ins: all }) => (
          <Paged
            label={words.person.signInsPages}
            items={all}
            find={{
              label: words.person.findDevice,
              nothing: words.person.noDeviceFound,
              textOf: ({ user_agent: browser }) => deviceName(browser, words.person.device),
            }}
          >
            {(shown) => <SignInTable signIns={shown} />}
          </Paged>
        )}
      </Loaded>
    </Card>
  )
}

function SignInTable({ signIns }: { signIns: readonly SignIn[] }) {
  const { when, device, way } = words.person.signInColumns
  return (
    <DataTable
      label={words.person.signInsTable}
      columns={[{ label: when }, { label: device }, { label: way }]}
      rows={signIns.map((signIn) => ({
        key: signIn.id,
        cells: [
          <ExactTime key="when" at={signIn.at} />,
          <span key="device" className={inRows('2-3', 'center')}>
            <strong>{deviceName(signIn.user_agent, words.person.device)}</strong>
            {signIn.is_current && <Badge kind="good">{words.person.thisSignIn}</Badge>}
            {signIn.is_new_device && <Badge kind="warn">{words.person.newDevice}</Badge>}
          </span>,
          words.person.signInWays[signIn.way],
        ],
      }))}
    />
  )
}
