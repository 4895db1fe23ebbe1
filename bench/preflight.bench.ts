// How long the check of a draft takes (issue 24: at most 50 ms at the 95th percentile).
import assert from 'node:assert/strict'
import { checkMail } from '../server/features/campaigns/preflight/check-mail.ts'
import { longestHtml } from '../server/features/campaigns/preflight/read-mail.ts'
import { cleanBodies } from '../server/features/campaigns/preflight/testing/corpus.ts'
import { facts, plainText } from '../server/features/campaigns/preflight/testing/facts.ts'
import { planted } from '../server/features/campaigns/preflight/testing/planted.ts'
import { nonsense, randomBodies } from '../server/features/campaigns/preflight/testing/random-bodies.ts'

const mostMs = 50

const kinds: [string, (string | undefined)[]][] = [
  ['mails without a mistake', cleanBodies.map(({ html }) => html)],
  ['planted mistakes', planted.map(({ html }) => html)],
  ['random bodies', randomBodies(10_000)],
  ['the longest nonsense', Array.from({ length: 20 }, () => nonsense(longestHtml)).flat()],
  ['1 MB of nonsense', nonsense(1_000_000)],
]

for (const [name, bodies] of kinds) {
  for (const html of bodies.slice(0, 50)) checkMail({ html, plainText }, facts)
  const times = bodies.map((html) => {
    const begun = performance.now()
    checkMail({ html, plainText }, facts)
    return performance.now() - begun
  })
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  const line = [0.5, 0.95, 1].map((share) => `${at(share).toFixed(2)} ms`).join('  ')
  console.log(`${name.padEnd(24)} ${String(bodies.length).padStart(6)}  p50, p95, max: ${line}`)
  assert.ok(at(0.95) <= mostMs, `${name}: ${at(0.95)} ms at p95`)
}
