// How much of the processor the check of a draft takes (issue 45: at most 150 ms for a mail of 100 kB), and how many mistakes it finds.
import assert from 'node:assert/strict'
import { worstOf } from '../domain/preflight.ts'
import { checkMail } from '../server/features/campaigns/preflight/check-mail.ts'
import { longestHtml } from '../server/features/campaigns/preflight/reading/read-mail.ts'
import { cleanBodies } from '../server/features/campaigns/preflight/testing/corpus.ts'
import { facts, plainText } from '../server/features/campaigns/preflight/testing/facts.ts'
import { badDrafts, goodDrafts } from '../server/features/campaigns/preflight/testing/made/make.ts'
import { planted } from '../server/features/campaigns/preflight/testing/planted.ts'
import { nonsense, randomBodies } from '../server/features/campaigns/preflight/testing/random-bodies.ts'

const seed = 45
const mostMs = 50
/** Of a mail of 100 kB, and of the longest that is read at all. */
const mostLongMs = 150

const bad = badDrafts(seed, 200)
const good = goodDrafts(seed, 100)

/** A builder's sheet of 600 rules and 1,100 cells around the mail. */
function longMail(html: string): string {
  const rules = Array.from({ length: 600 }, (_, nth) => `.r${nth} td .x${nth % 7}{padding:${nth}px}`).join('')
  const cells = '<table><tr><td class="x1"><p>Hello <b>world</b></p></td></tr></table>'.repeat(1100)
  return `<style>${rules}</style>${html}${cells}`
}

const kinds: [string, (string | undefined)[], number][] = [
  ['mails without a mistake', [...cleanBodies, ...good].map(({ html }) => html), mostMs],
  ['planted mistakes', [...planted, ...bad].map(({ html }) => html), mostMs],
  ['mails of 100 kB', bad.slice(0, 50).map(({ html }) => longMail(html)), mostLongMs],
  ['random bodies', randomBodies(10_000), mostMs],
  ['the longest nonsense', Array.from({ length: 20 }, () => nonsense(longestHtml)).flat(), mostLongMs],
  ['1 MB of nonsense', nonsense(1_000_000), mostMs],
]

function processorMs(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

for (const [name, bodies, most] of kinds) {
  for (const html of bodies.slice(0, 50)) checkMail({ html, plainText }, facts)
  const sorted = bodies
    .map((html) => processorMs(() => checkMail({ html, plainText }, facts)))
    .toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  const line = [0.5, 0.95, 1].map((share) => `${at(share).toFixed(2)} ms`).join('  ')
  console.log(`${name.padEnd(24)} ${String(bodies.length).padStart(6)}  processor, p50, p95, max: ${line}`)
  assert.ok(at(0.95) <= most, `${name}: ${at(0.95)} ms at p95`)
}

const told = bad.filter((draft) => checkMail(draft, facts).findings.some(({ id }) => draft.ids!.includes(id)))
const lights = good.map((draft) => worstOf(checkMail(draft, facts).findings))
const lit = (light: string) => lights.filter((each) => each === light).length
console.log(`of ${bad.length} drafts with a mistake (seed ${seed}): ${told.length} told`)
console.log(`of ${good.length} without: ${lit('wrong')} “would go wrong”, ${lit('look')} “look at this”`)
