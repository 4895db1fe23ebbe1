import styles from './doors.module.css'
import { fillIn } from '#words/coded.ts'
import { isolated } from '#domain/user-text.ts'
import type { Tonight } from '#contract/tonight.ts'
import type { Occasion } from '#contract/occasions.ts'
import { deviceName } from '#domain/device-name.ts'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { showNumber, showShare } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { withOccasion } from '../home/chosen-occasion.ts'
import { inRows, quiet, stacked } from '../../../ui/layout.ts'
import { ago } from './duration.ts'
import { timeIn } from '../../../product/time.ts'
import { countConnected, letInLately, type ShownDoor } from './shown-doors.ts'
import { words as nightWords } from '../../../words/night.ts'
import { words as managerWords } from '../../../words/manager.ts'

type Props = {
  listId: string
  occasion: Occasion
  now: number
  doors: readonly ShownDoor[]
  night: Tonight
  isOver: boolean
}

/** The doors of the occasion, a row each. A phone leaves out the columns that answer no urgent question. */
export function DoorRows({ listId, occasion, now, doors, night, isOver }: Props) {
  const mayEdit = useMay('editor')
  const { connected, all } = countConnected(doors)
  const beside = night.elsewhere?.filter(({ phase }) => phase === 'now') ?? []
  const to = paths.listPart(listId, 'doors') + withOccasion(occasion.id)
  return (
    <Card aria-labelledby="night-doors" className={styles['doors']}>
      <header className={`${styles['head']} ${inRows('1-3', 'baseline', 'between')}`}>
        <h2 id="night-doors">{nightWords.tonight.doors}</h2>
        {doors.length > 0 && !isOver && (
          <p>{nightWords.tonight.doorsSummary({ connected, all, lately: letInLately(night) })}</p>
        )}
      </header>
      {doors.length === 0 ? (
        <div className={`${stacked(3, 'start')} ${quiet()}`}>
          <p>{nightWords.tonight.noDoors}</p>
          {mayEdit && <ButtonLink to={to}>{nightWords.tonight.makeLink}</ButtonLink>}
        </div>
      ) : (
        <Rows {...{ doors, now, isOver }} zone={occasion.zone} />
      )}
      {beside.length > 0 && !isOver && (
        <p className={quiet()}>
          {nightWords.tonight.doorsBeside({
            doors: beside
              .map(({ name, occasion: of }) =>
                nightWords.tonight.doorOf({ name: isolated(name, 60), occasion: isolated(of ?? '', 60) }),
              )
              .join(', '),
          })}
        </p>
      )}
    </Card>
  )
}

type RowsProps = { doors: readonly ShownDoor[]; now: number; zone: string; isOver: boolean }

// Roles are explicit, because `display` removes them in some browsers.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- they are the roles of a plain table */
function Rows({ doors, now, zone, isOver }: RowsProps) {
  const { doorColumns: columns } = nightWords.tonight
  const hasBattery = doors.some(({ battery }) => battery !== null)
  return (
    <table role="table" className={styles['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {columns.door}
          </th>
          {!isOver && (
            <th role="columnheader" scope="col">
              {columns.state}
            </th>
          )}
          <th role="columnheader" scope="col" data-is-number>
            {columns.letIn}
          </th>
          <th role="columnheader" scope="col">
            {columns.lastScan}
          </th>
          {hasBattery && !isOver && (
            <th role="columnheader" scope="col" data-is-number>
              {columns.battery}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {doors.map((door) => (
          <tr key={door.key} role="row">
            <td role="cell" className={styles['door']}>
              <strong>
                <UserText text={door.name} longest={60} />
              </strong>
              <DoorDetail door={door} />
            </td>
            {!isOver && (
              <td role="cell" className={styles['state']}>
                <span className={`${styles['badge']} ${quiet(1)}`} data-state={door.state}>
                  {fillIn(nightWords.tonight.doorStates[door.state], {
                    time: door.since === undefined ? '' : timeIn(zone, door.since, now),
                  })}
                </span>
              </td>
            )}
            <td role="cell" data-is-number className={styles['letIn']}>
              {showNumber(door.letIn)}
            </td>
            <td role="cell" className={styles['last']}>
              {lastScan(door, zone, now)}
            </td>
            {hasBattery && !isOver && (
              <td role="cell" data-is-number data-label={columns.battery} className={styles['battery']}>
                <Battery of={door.battery} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
/* oxlint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */

function DoorDetail({ door }: { door: ShownDoor }) {
  const lacks = door.missing.map((name) => nightWords.tonight.missing[name]).join(', ')
  const device = door.userAgent === '' ? '' : deviceName(door.userAgent, managerWords.list.device)
  const detail = door.state === 'not_ready' ? lacks : device
  return detail === '' ? null : <small>{detail}</small>
}

const hourMs = 3_600_000

/** Within an hour, the minutes since then; later, the time of day. */
function lastScan({ lastScanAt }: ShownDoor, zone: string, now: number): string {
  if (lastScanAt === null) return nightWords.tonight.noScan
  const since = Math.max(0, now - lastScanAt)
  return since < hourMs ? ago(since) : timeIn(zone, lastScanAt, now)
}

function Battery({ of: battery }: { of: ShownDoor['battery'] }) {
  if (!battery) return nightWords.tonight.unknownBattery
  const { percent, is_charging: isCharging } = battery
  return (
    <span data-is-low={(!isCharging && percent <= 20) || undefined}>
      {isCharging ? nightWords.tonight.charging({ percent: showShare(percent, 100) }) : showShare(percent, 100)}
    </span>
  )
}
