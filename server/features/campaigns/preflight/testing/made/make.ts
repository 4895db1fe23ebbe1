// Drafts made of a seed: each cause and each good habit in mails of each builder.
import { plainText as fineText } from '../facts.ts'
import type { Cause } from './blocks.ts'
import { causesOfBuilders } from './causes-of-builders.ts'
import { causesOfContent } from './causes-of-content.ts'
import { causesOfViews } from './causes-of-views.ts'
import { type Good, goods } from './goods.ts'
import { type Chance, seeded } from '../../../../../testing/chance.ts'
import { shells } from './shells.ts'

const causes = [...causesOfViews, ...causesOfBuilders, ...causesOfContent]

/** `ids`: any of these findings tells the mistake; undefined for a draft without one. */
export type Made = { name: string; html: string; plainText: string; ids: readonly string[] | undefined }

export function badDrafts(seed: number, count: number): Made[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, nth) => {
    const cause: Cause = causes[nth % causes.length]!
    const { block, css, plainText = fineText, ids } = cause.make(random)
    return { ...inShell(random, cause.name, block, css), plainText, ids }
  })
}

export function goodDrafts(seed: number, count: number): Made[] {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, nth) => {
    const good: Good = goods[nth % goods.length]!
    const { block, css } = good.make(random)
    return { ...inShell(random, good.name, block, css), plainText: fineText, ids: undefined }
  })
}

function inShell(random: Chance, what: string, block: string, css: string | undefined): { name: string; html: string } {
  const builder = random.one(Object.keys(shells))
  return { name: `${what}, ${builder}`, html: shells[builder]!(block, css) }
}
