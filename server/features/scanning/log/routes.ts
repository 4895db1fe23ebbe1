import {
  type Arrival,
  arrivals as arrivalsCall,
  type ListStats,
  listStats as listStatsCall,
  type Scan,
  scanLog,
} from '#contract/scans.ts'
import { mayAs } from '#domain/role.ts'
import type { Serve } from '../../../http/serve.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Services } from '../../../services.ts'
import { type Arrivals, findArrivals } from './find-arrivals.ts'
import { findLog, openLogFile } from './find-log.ts'
import { listStats, type Stats } from './list-stats.ts'
import type { Filters, LoggedScan } from './store.ts'

export function logRoutes(serve: Serve, services: Services): void {
  serve.viewer(scanLog, async ({ team, params, query, language }) => {
    const { from, to, after, format, ...others } = query
    const filters: Filters = { ...others, from: from && new Date(from), to: to && new Date(to) } as Filters
    const mayEdit = mayAs(team.member.role, 'editor')
    if (format === 'csv') {
      if (!mayEdit) throw new Refusal('forbidden', 'viewers_download_no_log')
      const { name, content } = await openLogFile(services, team, params.listId, filters, language)
      return { name, content, type: 'text/csv; charset=utf-8', of: team.id }
    }
    const { scans, next } = await findLog(services, team, params.listId, { filters, after })
    return { scans: scans.map((scan) => wireScan(scan, mayEdit)), next }
  })

  serve.viewer(listStatsCall, async ({ team, params, query }) => {
    const [from, to] = [query.from, query.to].map((text) => (text === undefined ? undefined : new Date(text)))
    return wireStats(await listStats(services, team, params.listId, { from, to, occasion: query.occasion }))
  })

  serve.viewer(arrivalsCall, async ({ team, params }) => {
    const place = { listKey: params.listId, occasionId: params.occasionId }
    return { arrivals: (await findArrivals(services, team, place)).map(wireArrival) }
  })
}

function wireScan(scan: LoggedScan, mayEdit: boolean): Scan {
  return {
    scan_id: scan.scanId,
    reason: scan.reason,
    standing: scan.standing,
    contact_id: scan.contactId,
    display_value: scan.displayValue,
    code: mayEdit ? scan.code : null,
    door: scan.door,
    scan_count: scan.scanCount,
    max_scans: scan.maxScans,
    scanned_at: scan.scannedAt?.toISOString() ?? null,
    received_at: scan.receivedAt.toISOString(),
    is_late: scan.isLate,
    occasion: scan.occasionName === null ? null : { id: scan.occasionId, name: scan.occasionName },
    direction: scan.isExit ? 'out' : 'in',
    note: scan.note,
    let_in_by: scan.letInBy,
    party: scan.party,
  }
}

function wireArrival({ openedAt, points, ...arrival }: Arrivals): Arrival {
  return {
    ...arrival,
    opened_at: openedAt?.toISOString() ?? null,
    points: points.map((point) => ({ ...point, share: point.came / arrival.came })),
  }
}

function wireStats(stats: Stats): ListStats {
  return {
    contacts: stats.contacts,
    checked_in: stats.checkedIn,
    span: { from: stats.from.toISOString(), to: stats.to.toISOString() },
    accepted: stats.accepted,
    refused: stats.refused,
    by_reason: stats.byReason,
    by_door: stats.byDoor,
    interval_seconds: stats.intervalSeconds,
    series: stats.series.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts })),
    last_scan_at: stats.lastScanAt?.toISOString() ?? null,
  }
}
