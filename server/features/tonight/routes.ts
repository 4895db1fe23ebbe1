import { doorCheckName } from '#contract/doors.ts'
import { doorsNow } from '#contract/doors-now.ts'
import {
  type LatestScan,
  nextNights,
  type Tonight as WireTonight,
  tonight,
  type TonightDoor,
} from '#contract/tonight.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services, Needs } from '../../services.ts'
import { requireOccasion } from '../doors/find-occasion.ts'
import { type Counters, openCounters } from '../live/counters.ts'
import type { Place } from '../live/cursor.ts'
import { wireRuleTroubles } from '../lists/wire-list.ts'
import { wireOccasion } from '../occasions/wire-occasion.ts'
import { callingRoutes } from './calling/routes.ts'
import { openCounts, type Counts, timesOf } from './counts.ts'
import { type Door, doorsOf } from './doors-of.ts'
import { findTonight, type Tonight } from './find-tonight.ts'
import { type Device, type Latest, findDoors } from './store.ts'
import type { Language } from '#domain/spoken.ts'
import { doorStateAt } from '#domain/door-state.ts'
import { nextNightsOf } from './next-nights.ts'
import { findOccasionOf } from '../occasions/find-occasions.ts'

type Live = { counters: Counters; wake: (listId: string) => void }

/** Every door of an occasion asks for the others, so they are found once for all. */
const doorsRestMs = 2000

/** `counters`: the figures that doors of this node show. `wake`: tells the doors of a list. */
export function tonightRoutes(serve: Serve, services: Services, { counters, wake }: Live): void {
  callingRoutes(serve, services, wake)
  const counts = openCounts(services)
  serve.viewer(tonight, async ({ team, params, query, language }) => {
    const place = { listKey: params.listId, occasionId: query.occasion }
    const found = await findTonight(services, { counters, counts }, team, place)
    return wireTonight(found, services.now(), language)
  })

  serve.viewer(nextNights, async ({ team }) => ({ nights: await nextNightsOf(services, counters, team) }))

  const doors = openCounters((asked: Place & { team: string }) => findDoorsNow(services, counts, asked), doorsRestMs)
  serve.door(doorsNow, async ({ door, query }) => {
    if (door.hasEnded) throw new Refusal('forbidden', 'door_closed_phone')
    const { listId, teamId: team } = door
    const { id: occasionId } = await requireOccasion(services.database, { door, chosen: query.occasion })
    const found = await doors.of({ listId, occasionId, team })
    const others = found.doors.filter(({ name }) => name !== door.name)
    return {
      let_in_lately: found.letInLately,
      doors: others
        .toSorted((one, other) => Number(one.isOffline) - Number(other.isOffline) || other.letIn - one.letIn)
        .map(({ name, letIn, isOffline }) => ({ name, let_in: letIn, is_offline: isOffline })),
    }
  })
}

function wireTonight(
  { list, occasion, stopped, curve, ...found }: Tonight,
  now: Date,
  language: Language,
): WireTonight {
  return {
    at: now.toISOString(),
    occasion: wireOccasion(occasion, list, language),
    figures: found.figures,
    stopped: stopped
      ? { at: stopped.at?.toISOString() ?? null, is_whole_list: stopped.isWholeList, can_resume: stopped.canResume }
      : null,
    stops_whole_list: found.stopsWholeList,
    curve: curve
      ? {
          from: curve.from.toISOString(),
          step_seconds: curve.stepSeconds,
          is_whole: curve.isWhole,
          came: curve.came,
          inside: curve.inside,
        }
      : null,
    doors: found.doors.map(wireDoor),
    elsewhere: found.elsewhere.map(({ linkId, name, occasion: of, phase }) => ({
      link_id: linkId,
      name,
      occasion: of,
      phase,
    })),
    latest: found.latest.map(wireLatest),
    conflicts: found.conflicts,
    without_code: found.withoutCode,
    rule_troubles: wireRuleTroubles(list, language),
    earlier: found.earlier.map(({ name, openedAt, came }) => ({ name, opened_at: openedAt.toISOString(), came })),
  }
}

function wireDoor(door: Door): TonightDoor {
  return {
    link_id: door.linkId,
    name: door.name,
    is_open: door.isOpen,
    direction: door.direction,
    let_in: door.letIn,
    let_in_lately: door.letInLately,
    last_scan_at: door.lastScanAt === null ? null : new Date(door.lastScanAt).toISOString(),
    devices: door.devices.map(wireDevice),
  }
}

function wireDevice({ userAgent, heardAt, missing, battery, isCharging }: Device): TonightDoor['devices'][number] {
  return {
    user_agent: userAgent,
    heard_at: heardAt.toISOString(),
    // A newer release may have stored names that this one does not know.
    missing: missing && doorCheckName.options.filter((name) => missing.includes(name)),
    battery: battery === null ? null : { percent: battery, is_charging: isCharging ?? false },
  }
}

function wireLatest(scan: Latest): LatestScan {
  return {
    scan_id: scan.scanId,
    contact_id: scan.contactId,
    display_value: scan.displayValue,
    reason: scan.reason,
    standing: scan.standing,
    direction: scan.isExit ? 'out' : 'in',
    door: scan.door,
    at: scan.at.toISOString(),
    scan_count: scan.scanCount,
    max_scans: scan.maxScans,
    people: scan.people,
  }
}

type DoorNow = { name: string; letIn: number; isOffline: boolean }

/** `letInLately`: of all doors, in the last 10 minutes. */
type DoorsNow = { letInLately: number; doors: DoorNow[] }

/** The doors of an occasion, as Tonight counts them. A link that no device has opened is left out. */
async function findDoorsNow(
  services: Needs<'database' | 'now'>,
  { soFar }: Pick<Counts, 'soFar'>,
  { team, listId, occasionId }: Place & { team: string },
): Promise<DoorsNow> {
  const { occasion } = await findOccasionOf(services, { id: team }, { listKey: listId, occasionId })
  const [found, counted] = await Promise.all([
    services.database.as({ team, list: listId }, (tx) => findDoors(tx, listId, occasionId)),
    soFar.of({ listId, occasionId, team, occasion }),
  ])
  const now = services.now().getTime()
  const opensAt = timesOf(occasion).opensAt?.getTime() ?? Infinity
  // Whose a door without a link is makes no difference here: it is there if it let somebody in.
  const doors = doorsOf(found, counted?.doors ?? [], new Set()).flatMap((door) => {
    const state = stateOf(door, opensAt <= now ? opensAt : null, now)
    const isThere = door.letIn > 0 || (state !== 'ended' && state !== 'not_open')
    return isThere ? [{ name: door.name, letIn: door.letIn, isOffline: state === 'offline' }] : []
  })
  return { letInLately: counted?.doors.reduce((sum, { lately }) => sum + lately, 0) ?? 0, doors }
}

/** A door without a link has no device that reports. */
function stateOf({ linkId, isOpen, devices, lastScanAt }: Door, begunAt: number | null, now: number) {
  if (linkId === null) return 'scanning'
  const heardAt = devices.length === 0 ? null : Math.max(...devices.map((device) => device.heardAt.getTime()))
  const lastScan = lastScanAt === null ? null : Date.parse(lastScanAt)
  return doorStateAt({ isOpen, heardAt, isLacking: false, lastScanAt: lastScan, letInElsewhere: 0 }, begunAt, now).state
}
