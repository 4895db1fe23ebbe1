import { useState } from 'react'
import type { Session } from '#contract/auth.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { wordsFor } from '../../api/declined.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { deviceName } from '#domain/device-name.ts'
import { Paged } from '../../ui/Paged.tsx'
import { showDate } from '../../ui/show.ts'
import styles from './account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { RecentSignIns } from './RecentSignIns.tsx'
import { ExactTime, SinceTime } from './Time.tsx'
import { useDevices, useSignOutDevice, useSignOutElsewhere } from './use-devices.ts'
import { words } from './words.ts'

export function DevicesPage() {
  const devices = useDevices()
  return (
    <AccountFrame title={words.devicesTitle} intro={words.devicesText}>
      <Loaded of={devices} loading={words.devicesLoading} failed={words.devicesFailed}>
        {(data) => <Devices sessions={data.sessions} />}
      </Loaded>
      {!devices.isPending && <RecentSignIns />}
    </AccountFrame>
  )
}

function Devices({ sessions }: { sessions: readonly Session[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const everywhereElse = useSignOutElsewhere()
  const others = sessions.filter((session) => !session.is_current).length
  return (
    <Card isFlush aria-label={words.devicesTitle}>
      <div className={styles['above']}>
        <p role="status">{others === 0 ? words.onlyHere : words.elsewhere(others)}</p>
        {others > 0 && (
          <Button look="danger" onClick={() => setIsAsking(true)}>
            {words.signOutElsewhere}
          </Button>
        )}
      </div>
      <Paged
        label={words.devicesPages}
        items={sessions}
        find={{
          label: words.findDevice,
          nothing: words.noDeviceFound,
          textOf: ({ user_agent: browser }) => deviceName(browser, words.device),
        }}
      >
        {(shown) => <DeviceTable sessions={shown} />}
      </Paged>
      {isAsking && (
        <ConfirmDialog
          title={words.signOutElsewhere}
          question={words.signOutElsewhereQuestion}
          confirmLabel={words.signOutElsewhere}
          busyLabel={words.signingOut}
          look="danger"
          onConfirm={() => everywhereElse.mutateAsync()}
          explain={(error) => wordsFor(error, words.signOutElsewhereFailed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

function DeviceTable({ sessions }: { sessions: readonly Session[] }) {
  const { device, since, used, action } = words.deviceColumns
  const columns = [{ label: device }, { label: since }, { label: used }]
  // If this is the only session, there is nothing to end.
  const hasActions = sessions.some((session) => !session.is_current)
  return (
    <DataTable
      label={words.devicesTable}
      columns={hasActions ? [...columns, { label: action }] : columns}
      rows={sessions.map((session) => ({
        key: session.id,
        cells: [
          <span key="device" className={styles['device']}>
            <strong>{deviceName(session.user_agent, words.device)}</strong>
            {session.is_current && <Badge kind="good">{words.thisDevice}</Badge>}
          </span>,
          <ExactTime key="since" at={session.created_at} />,
          <SinceTime key="used" at={session.last_used_at} />,
          !session.is_current && <SignOut key="action" session={session} />,
        ],
      }))}
    />
  )
}

function SignOut({ session }: { session: Session }) {
  const signOut = useSignOutDevice(session.id)
  return (
    <Button
      size="small"
      isBusy={signOut.isPending}
      aria-label={words.signOutOf(deviceName(session.user_agent, words.device), showDate(session.created_at))}
      onClick={() => signOut.mutate()}
    >
      {signOut.isPending ? words.signingOut : words.signOut}
    </Button>
  )
}
