// The dashboard and the alerts use only existing figures, and all of them.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import * as z from 'zod/mini'
import { openMetrics } from './open-metrics.ts'

const metrics = openMetrics({
  version: '1',
  role: 'all',
  askDepths: () => Promise.resolve(undefined),
  pools: () => [],
  room: { isLow: () => false, freeBytes: () => 0 },
  whyStuck: () => undefined,
})
after(() => metrics.close())
const text = await metrics.text()
const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name!, type!]))

const read = (name: string) => readFile(new URL(`../../ops/${name}`, import.meta.url), 'utf8')

/** The metric names in a query; a histogram's series count as the histogram. */
function namesIn(query: string): string[] {
  return [...query.matchAll(/\blistpass_\w+/g)].map(([name]) => {
    const whole = name.replace(/_(?:bucket|sum|count)$/, '')
    return types.get(whole) === 'histogram' ? whole : name
  })
}

const target = z.object({ expr: z.string(), refId: z.string() })
const panel = z.object({
  id: z.int(),
  title: z.string(),
  type: z.string(),
  description: z.string(),
  datasource: z.object({ type: z.literal('prometheus'), uid: z.literal('${datasource}') }),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  targets: z.array(target),
})
const dashboard = z.object({
  title: z.string(),
  uid: z.string(),
  schemaVersion: z.int(),
  panels: z.array(panel),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
})

test('every figure is on a panel of the dashboard, and no panel asks for one that there is not', async () => {
  const { panels, templating } = z.parse(dashboard, JSON.parse(await read('grafana-dashboard.json')))
  assert.deepEqual(
    templating.list.filter(({ type }) => type === 'datasource').map(({ name }) => name),
    ['datasource'],
  )
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))))
  assert.deepEqual([...shown].toSorted(), [...types.keys()].toSorted())
  for (const { title, description, gridPos, targets } of panels) {
    assert.ok(description.length > 20 && targets.length > 0, title)
    assert.ok(gridPos.x + gridPos.w <= 24, title)
    for (const { expr } of targets) {
      for (const name of namesIn(expr).filter((each) => types.get(each) === 'counter')) {
        assert.match(expr, new RegExp(`(rate|increase)\\([^)]*${name}`), `${title}: ${name} only ever grows`)
      }
    }
  }
})

test('every alert uses existing figures, and states its duration, severity and next step', async () => {
  const rules = await read('prometheus-alerts.yml')
  const alerts = rules.split(/^ {6}- alert: /m).slice(1)
  assert.deepEqual(
    alerts.map((alert) => alert.split('\n')[0]),
    [
      'ListpassDown',
      'ListpassDatabaseAway',
      'ListpassScansFail',
      'ListpassScansSlow',
      'ListpassStuck',
      'ListpassReadOnly',
      'ListpassDiskFillsUp',
      'ListpassWriteBackLate',
      'ListpassMailchimpDown',
    ],
  )
  for (const alert of alerts) {
    const named = namesIn(alert)
    for (const name of named) assert.ok(types.has(name), `${name} is no figure`)
    assert.match(alert, /\n {8}expr: .+\n {8}for: \d+[ms]\n {8}labels: \{ severity: (page|ticket) \}\n/)
    assert.match(alert, /\n {10}summary: .+\n {10}description: .+/)
  }
})
