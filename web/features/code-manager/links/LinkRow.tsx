import { fillIn } from '#words/coded.ts'
import { nameOf } from '#domain/spoken.ts'
import { Link } from 'react-router'
import type { ScannerLink, ScannerSession } from '#contract/doors.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { deviceName } from '#domain/device-name.ts'
import { phaseOf } from '../../../product/occasion-phase.ts'
import { paths } from '../../../product/paths.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { showDate } from '../../../ui/show.ts'
import { isolated } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { LinkAction } from './LinkDialog.tsx'
import { linkState, type LinkState } from './link-state.ts'
import { doorReady } from './door-ready.ts'
import { inLine, stacked } from '../../../ui/layout.ts'
import type { LinkOccasion } from './link-occasion.ts'
import styles from './links.module.css'
import { words as managerWords } from '../../../words/manager.ts'
import { words as doorsWords } from '../../../words/doors.ts'

const kinds = { active: 'good', expiring: 'good', expired: 'bad', off: 'plain' } as const satisfies Record<
  LinkState,
  string
>

const code = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z'

const readyKinds = { ready: 'good', missing: 'bad', 'not-open': 'plain' } as const

type Props = {
  listId: string
  link: ScannerLink
  /** Undefined where the list has one occasion. */
  of: LinkOccasion | undefined
  /** The time at which the links were last read. */
  now: number
  /** Whether staff can open the link's address. */
  mayHandOut: boolean
  onOpen: (action: LinkAction) => void
  onEnd: (session: ScannerSession) => void
}

export function LinkRow({ listId, link, of, now, mayHandOut, onOpen, onEnd }: Props) {
  const state = linkState(link, now)
  const ready = doorReady(link, now)
  const label = isolated(link.label)
  const sheet =
    mayHandOut && (state === 'active' || state === 'expiring') ? paths.doorSheets(listId, link.id) : undefined
  return (
    <li>
      <div className={`${styles['about']} ${stacked(1)}`}>
        <h3>
          <UserText text={link.label} />
          <span className={styles['state']} data-is-said={(state === 'active' && ready !== undefined) || undefined}>
            <Badge kind={kinds[state]}>
              {fillIn(doorsWords.links.states[state], { moment: showDate(link.expires_at) })}
            </Badge>
          </span>
          {ready && <Badge kind={readyKinds[ready.state]}>{doorsWords.links.ready[ready.state]}</Badge>}
          {of?.state === 'ended' && <Badge kind="warn">{doorsWords.links.occasionEnded}</Badge>}
          {of?.state === 'removed' && <Badge kind="warn">{doorsWords.links.occasionRemoved}</Badge>}
        </h3>
        <Facts {...{ link, of, now }} />
        {ready && ready.missing.length > 0 && (
          <ul
            role="list"
            className={`${styles['missing']} ${stacked(1)}`}
            aria-label={doorsWords.links.toDo({ label })}
          >
            {ready.missing.map((name) => (
              <li key={name}>{doorsWords.links.missing[name]}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={`${styles['actions']} ${inLine(2)}`}>
        {mayHandOut && (
          <Button
            size="small"
            aria-label={doorsWords.links.named({ action: doorsWords.links.picture, label })}
            onClick={() => onOpen('picture')}
          >
            <Glyph path={code} size={18} />
            <span>{doorsWords.links.picture}</span>
          </Button>
        )}
        <MoreMenu label={label} sheet={sheet} onOpen={onOpen} />
      </div>
      {link.sessions.length > 0 && (
        <div className={styles['devices']}>
          <Disclosure summary={devicesOf(link)}>
            <Devices sessions={link.sessions} onEnd={onEnd} />
          </Disclosure>
        </div>
      )}
    </li>
  )
}

function Facts({ link, of, now }: Pick<Props, 'link' | 'of' | 'now'>) {
  return (
    <p className={styles['facts']}>
      {of && <OpensWhat of={of} now={now} />}
      {link.direction && <span>{doorsWords.links.directions[link.direction]}</span>}
      <span>{rightsOf(link)}</span>
      {link.may_add && <span>{doorsWords.links.addsGuests}</span>}
      {link.language && <span>{nameOf[link.language]}</span>}
      <span>{lastUsed(link)}</span>
      {link.sessions.length === 0 && <span>{doorsWords.links.noDevices}</span>}
    </p>
  )
}

/** The most important fact of a link: a wrong one turns the guests of a gate away. */
function OpensWhat({ of: { occasion, state }, now }: { of: LinkOccasion; now: number }) {
  if (state === 'follows') {
    if (!occasion) return <strong>{doorsWords.links.followsNone}</strong>
    return (
      <strong>
        {(phaseOf(occasion, now) === 'now' ? doorsWords.links.followsNow : doorsWords.links.followsNext)({
          name: isolated(occasion.name, 60),
        })}
      </strong>
    )
  }
  return occasion && <strong>{doorsWords.links.occasionOf({ name: isolated(occasion.name, 60) })}</strong>
}

function lastUsed({ last_used_at: at }: Pick<ScannerLink, 'last_used_at'>): string {
  return at === null ? doorsWords.links.unused : doorsWords.links.lastUsed({ moment: showDate(at) })
}

/** The server lists at most 50. */
function devicesOf({ sessions }: ScannerLink): string {
  return sessions.length < 50 ? doorsWords.links.devices({ devices: sessions.length }) : doorsWords.links.manyDevices
}

type MoreProps = { label: string; sheet: string | undefined; onOpen: (action: LinkAction) => void }

function MoreMenu({ label, sheet, onOpen }: MoreProps) {
  const actions: LinkAction[] = ['edit', 'rotate', 'remove']
  return (
    <Menu label={doorsWords.links.more({ label })} isIconOnly>
      {(close) => (
        <>
          {sheet !== undefined && <Link to={sheet}>{doorsWords.links.sheet}</Link>}
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              data-look={action === 'remove' ? 'danger' : undefined}
              onClick={() => {
                close()
                onOpen(action)
              }}
            >
              {doorsWords.links[action]}
            </button>
          ))}
        </>
      )}
    </Menu>
  )
}

type DevicesProps = { sessions: readonly ScannerSession[]; onEnd: (session: ScannerSession) => void }

function Devices({ sessions, onEnd }: DevicesProps) {
  return (
    <ul role="list" className={styles['sessions']}>
      {sessions.map((session) => (
        <li key={session.id}>
          <strong>{deviceName(session.user_agent, managerWords.list.device)}</strong>
          <p className={styles['facts']}>
            <span>{doorsWords.links.since({ moment: showDate(session.started_at) })}</span>
            <span>{lastUsed(session)}</span>
          </p>
          <Button
            size="small"
            look="danger"
            aria-label={doorsWords.links.named({
              action: doorsWords.links.end,
              label: deviceName(session.user_agent, managerWords.list.device),
            })}
            onClick={() => onEnd(session)}
          >
            {doorsWords.links.end}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function rightsOf({ may_check_in_by_name: finds, may_keep_names: keeps }: ScannerLink): string {
  return finds ? (keeps ? doorsWords.links.byNameOffline : doorsWords.links.byName) : doorsWords.links.scanOnly
}
