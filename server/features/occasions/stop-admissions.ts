import { upToThreeTimes } from '../../database/once-more.ts'
import type { Tx } from '../../database/open.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { changeList } from '../lists/change-list.ts'
import type { List } from '../lists/find-list.ts'
import { findOccasionsOf, noOccasion, type OccasionPlace } from './find-occasions.ts'
import type { Settling } from './check-settings.ts'
import * as store from './store.ts'
import { nameOf, plainMain } from './wire-occasion.ts'

/** The stop of admissions at an occasion. Undefined while doors may let guests in. */
export type Stopped = { at: Date | null; isWholeList: boolean; canResume: boolean }

type Closing = Pick<store.StoredOccasion, 'closesAt' | 'stoppedAt' | 'closesBefore'>

export function stoppedAt(list: Pick<List, 'settings'>, occasion: Closing, now: Date): Stopped | undefined {
  const { stoppedAt: at, closesBefore } = occasion
  const canResume = !isClosedByStop(occasion) || closesBefore === null || closesBefore > now
  if (!list.settings.scanning_on) return { at: null, isWholeList: true, canResume }
  return isClosedByStop(occasion) ? { at, isWholeList: false, canResume } : undefined
}

function isClosedByStop({ closesAt, stoppedAt: at }: Closing): boolean {
  return at !== null && closesAt?.getTime() === at.getTime()
}

/** A list without settings of an occasion has no exits that must continue, so its whole scanning can stop. */
export function stopsWholeList(occasions: readonly store.StoredOccasion[]): boolean {
  return occasions.every(({ isStored }) => !isStored)
}

/**
 * Closes the occasion at this moment, and keeps its closing time for later; or switches the scanning of the whole list off.
 * `confirmed`: whether the person was asked about the whole list.
 */
export async function stopAdmissions(
  services: Needs<'database'>,
  settling: Settling,
  team: Team,
  place: OccasionPlace & { confirmed: boolean | undefined },
) {
  const { list, occasions } = await findOccasionsOf(services, team, place.listKey)
  const asked = occasions.find(({ id }) => id === place.occasionId)
  if (!asked) throw noOccasion()
  const isOfWholeList = stopsWholeList(occasions)
  if (place.confirmed !== undefined && place.confirmed !== isOfWholeList) {
    throw new Refusal('conflict', 'stop_changed')
  }
  if (isOfWholeList) {
    await switchScanning(services, team, list, false)
  } else {
    await changeHeld(services, team, { list, id: asked.id, action: 'admissions_stopped' }, async (tx, occasion) => {
      if (isClosedByStop(occasion)) return false
      const isClosed = await store.closeNow(tx, list.id, occasion)
      if (!isClosed) throw new Refusal('conflict', 'occasion_not_open')
      return true
    })
  }
  settling.wake(list.id)
}

/** Gives the occasion its closing time back, and switches the scanning of its list on. */
export async function resumeAdmissions(
  services: Needs<'database' | 'now'>,
  settling: Settling,
  team: Team,
  place: OccasionPlace,
): Promise<void> {
  const { list, occasions } = await findOccasionsOf(services, team, place.listKey)
  const asked = occasions.find(({ id }) => id === place.occasionId)
  if (!asked) throw noOccasion()
  if (isClosedByStop(asked)) {
    await changeHeld(services, team, { list, id: asked.id, action: 'admissions_resumed' }, async (tx, occasion) => {
      if (!isClosedByStop(occasion)) return false
      const { closesBefore } = occasion
      if (closesBefore !== null && closesBefore <= services.now()) {
        throw new Refusal('conflict', 'occasion_would_be_over')
      }
      await store.closeAt(tx, list.id, occasion.id, closesBefore)
      return true
    })
  }
  if (!list.settings.scanning_on) await switchScanning(services, team, list, true)
  settling.wake(list.id)
}

function switchScanning({ database }: Needs<'database'>, team: Team, list: List, isOn: boolean): Promise<void> {
  return database.as({ team: team.id }, (tx) => changeList(tx, team, list, { scanning_on: isOn }))
}

type Held = { list: List; id: string; action: 'admissions_stopped' | 'admissions_resumed' }

/** No scan of the list is decided until the change is committed. `change` returns whether it changed anything. */
async function changeHeld(
  services: Needs<'database'>,
  team: Team,
  { list, id, action }: Held,
  change: (tx: Tx, occasion: store.StoredOccasion) => Promise<boolean>,
): Promise<void> {
  await upToThreeTimes(() =>
    services.database.as({ team: team.id, list: list.id }, async (tx) => {
      await store.stopScans(tx, list.id)
      const occasion = (await store.find(tx, list.id, id)) ?? (id === list.id ? plainMain(list) : undefined)
      if (!occasion) throw noOccasion()
      if (!(await change(tx, occasion))) return
      await keepRecord(tx, team, action, { listId: list.id, details: { occasion: id, name: nameOf(occasion, list) } })
    }),
  )
}
