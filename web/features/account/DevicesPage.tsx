import { useState } from 'react'
import { type Session, allSessions, endOtherSessions, endSession } from '#contract/auth.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { wordsFor, sentenceFor } from '../../api/declined.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { deviceName } from '#domain/device-name.ts'
import { Paged } from '../../ui/Paged.tsx'
import { showDate } from '../../ui/show.ts'
import { inRows } from '../../ui/layout.ts'
import styles from './account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { RecentSignIns } from './RecentSignIns.tsx'
import { ExactTime, SinceTime } from './Time.tsx'
import { words } from '../../words/account.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'

const key = ['account', 'devices']

function useDevices() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(allSessions, {}, signal) })
}

function useSignOutDevice(sessionId: string) {
  const refresh = useRefreshDevices()
  return useMutation({
    mutationFn: () => call(endSession, { params: { sessionId } }),
    onSuccess: ({ message }) => showToast('good', message || words.person.signedOut),
    onError: (error) => showToast('bad', sentenceFor(error, words.person.signOutFailed)),
    // Reads the devices again after a refusal too, because the session may have ended meanwhile.
    onSettled: refresh,
  })
}

function useSignOutElsewhere() {
  const refresh = useRefreshDevices()
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: async ({ message }) => {
      showToast('good', message || words.person.signedOutElsewhere)
      await refresh()
    },
  })
}

function useRefreshDevices() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

export function DevicesPage() {
  const devices = useDevices()
  return (
    <AccountFrame title={words.person.devicesTitle} intro={words.person.devicesText}>
      <Loaded of={devices} loading={words.person.devicesLoading} failed={words.person.devicesFailed}>
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
    <Card isFlush aria-label={words.person.devicesTitle}>
      <div className={styles['above']}>
        <p role="status">{others === 0 ? words.person.onlyHere : words.person.elsewhere({ devices: others })}</p>
        {others > 0 && (
          <Button look="danger" onClick={() => setIsAsking(true)}>
            {words.person.signOutElsewhere}
          </Button>
        )}
      </div>
      <Paged
        label={words.person.devicesPages}
        items={sessions}
        find={{
          label: words.person.findDevice,
          nothing: words.person.noDeviceFound,
          textOf: ({ user_agent: browser }) => deviceName(browser, words.person.device),
        }}
      >
        {(shown) => <DeviceTable sessions={shown} />}
      </Paged>
      {isAsking && (
        <ConfirmDialog
          title={words.person.signOutElsewhere}
          question={words.person.signOutElsewhereQuestion}
          confirmLabel={words.person.signOutElsewhere}
          busyLabel={words.person.signingOut}
          look="danger"
          onConfirm={() => everywhereElse.mutateAsync()}
          explain={(error) => wordsFor(error, words.person.signOutElsewhereFailed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

function DeviceTable({ sessions }: { sessions: readonly Session[] }) {
  const { device, since, used, action } = words.person.deviceColumns
  const columns = [{ label: device }, { label: since }, { label: used }]
  // If this is the only session, there is nothing to end.
  const hasActions = sessions.some((session) => !session.is_current)
  return (
    <DataTable
      label={words.person.devicesTable}
      columns={hasActions ? [...columns, { label: action }] : columns}
      rows={sessions.map((session) => ({
        key: session.id,
        cells: [
          <span key="device" className={inRows('2-3', 'center')}>
            <strong>{deviceName(session.user_agent, words.person.device)}</strong>
            {session.is_current && <Badge kind="good">{words.person.thisDevice}</Badge>}
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
      aria-label={words.person.signOutOf({
        device: deviceName(session.user_agent, words.person.device),
        since: showDate(session.created_at),
      })}
      onClick={() => signOut.mutate()}
    >
      {signOut.isPending ? words.person.signingOut : words.person.signOut}
    </Button>
  )
}
