import { doorCheckName } from '#contract/doors.ts'
import { type LatestScan, type Tonight as WireTonight, tonight, type TonightDoor } from '#contract/tonight.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import type { Counters } from '../live/counters.ts'
import { wireOccasion } from '../occasions/wire-occasion.ts'
import { callingRoutes } from './calling/routes.ts'
import { openCounts } from './counts.ts'
import type { Door } from './doors-of.ts'
import { findTonight, type Tonight } from './find-tonight.ts'
import type { Device, Latest } from './store.ts'
import type { Language } from '#domain/spoken.ts'

/** `counters`: the figures that doors of this node show. */
export function tonightRoutes(serve: Serve, services: Services, counters: Counters): void {
  callingRoutes(serve, services)
  const counts = openCounts(services)
  serve.viewer(tonight, async ({ team, params, query, language }) => {
    const place = { listKey: params.listId, occasionId: query.occasion }
    const found = await findTonight(services, { counters, counts }, team, place)
    return wireTonight(found, services.now(), language)
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
    latest: found.latest.map(wireLatest),
    conflicts: found.conflicts,
    without_code: found.withoutCode,
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
  }
}
