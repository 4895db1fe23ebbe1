import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openMetrics, type Sources } from './open-metrics.ts'
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts'

/** Starts counting, and serves the metrics at this address. */
export async function startMetrics(
  place: { port: number; host: string },
  sources: Omit<Sources, 'version'>,
): Promise<ServedMetrics> {
  const manifest = await readFile(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const metrics = openMetrics({ ...sources, version })
  try {
    const served = await serveMetrics(metrics, place)
    return { ...served, close: () => served.close().finally(() => metrics.close()) }
  } catch (error) {
    metrics.close()
    throw error
  }
}
