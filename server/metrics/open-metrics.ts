// The only room that knows prom-client: all metrics of this server. No label ever names a list, a person, an address or a code.
import { Gauge, Registry } from 'prom-client'
import type { AskDepths } from '../kernel/depths.ts'
import type { PoolFigures } from '../database/open.ts'
import type { Room } from '../database/watch-room.ts'
import { countHappenings } from './count-happenings.ts'
import { readDepths } from './read-depths.ts'
import { readProcess } from './read-process.ts'

export type Sources = {
  version: string
  role: string
  askDepths: AskDepths
  pools: () => PoolFigures[]
  room: Room
  whyStuck: () => string | undefined
}

export type Metrics = {
  contentType: string
  /** All metrics in Prometheus format. Never fails because another service is unreachable. */
  text: () => Promise<string>
  close: () => void
}

export function openMetrics(sources: Sources): Metrics {
  const registry = new Registry()
  const stopCounting = countHappenings(registry)
  const own = readProcess(registry)
  const depths = readDepths(registry, sources.askDepths)
  const readServer = openServerFigures(registry, sources)
  return {
    contentType: registry.contentType,
    async text() {
      own.read()
      readServer()
      await depths.read()
      return registry.metrics()
    },
    close() {
      stopCounting()
      own.close()
      registry.clear()
    },
  }
}

function openServerFigures(registry: Registry, { version, role, pools, room, whyStuck }: Sources): () => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const started = gauge('listpass_started_at_seconds', 'When this process began.')
  const about = gauge('listpass_about', 'Always 1: its labels say what runs here.', ['version', 'role'])
  const connections = gauge('listpass_pool_connections', 'Connections to the database.', ['pool', 'state'])
  const waiting = gauge('listpass_pool_waiting', 'Who waits for a connection while all are in use.', ['pool'])
  const free = gauge('listpass_disk_free_bytes', 'Room on the disk of DATA_DIR.')
  const isReadOnly = gauge('listpass_read_only', '1 while the disk is nearly full and nothing new is taken.')
  const isStuck = gauge('listpass_stuck', '1 while work in the background stands still; the log says why.')
  about.set({ version, role }, 1)
  started.set(performance.timeOrigin / 1000)
  return () => {
    for (const { pool, inUse, idle, waiting: count } of pools()) {
      connections.set({ pool, state: 'in use' }, inUse)
      connections.set({ pool, state: 'idle' }, idle)
      waiting.set({ pool }, count)
    }
    const bytes = room.freeBytes()
    if (bytes !== undefined) free.set(bytes)
    isReadOnly.set(room.isLow() ? 1 : 0)
    isStuck.set(whyStuck() ? 1 : 0)
  }
}
