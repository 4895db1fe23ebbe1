// Conditions inside of a tag or of a style sheet change how the mail is drawn: for some guests it is another mail.
import type { Block, Conditions } from './conditions.ts'
import type { GuestGroup } from './facts.ts'

/** `count`: the guests who get this HTML. `condition`: the first that decides it. */
export type Variant = { html: string; count: number; condition: string | undefined }

/** More ways for the same mail are not drawn; those of the most guests come first. */
const mostVariants = 6

/** One variant for a mail without such conditions. The HTML keeps its other conditions. */
export function variantsOf(html: string, { blocks }: Conditions, guests: readonly GuestGroup[]): Variant[] {
  const inMarkup = blocks.filter(({ start }) => isInMarkup(html, start)).toSorted((a, b) => a.start - b.start)
  const outer = inMarkup.filter((block) => !inMarkup.some((each) => each.start < block.start && block.end <= each.end))
  const [first] = outer
  if (!first) return [{ html, count: 0, condition: undefined }]
  const ways = new Map<string, { chosen: (number | undefined)[]; count: number }>()
  const add = (chosen: (number | undefined)[], count: number) => {
    const key = chosen.join()
    ways.set(key, { chosen, count: (ways.get(key)?.count ?? 0) + count })
  }
  for (const { values, count } of guests)
    add(
      outer.map((block) => branchFor(block, values)),
      count,
    )
  // Without guests, and for what Mailchimp alone can judge: each branch once, and none of them.
  if (ways.size === 0 || outer.some(({ branches }) => branches.some((branch) => !branch.holds)))
    for (let at = 0; at <= Math.max(...outer.map(({ branches }) => branches.length)); at++)
      add(
        outer.map(({ branches }) => (at < branches.length ? at : undefined)),
        0,
      )
  return [...ways.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostVariants)
    .map(({ chosen, count }) => ({ html: filled(html, outer, chosen), count, condition: first.text }))
}

/** Inside of `<…>`, or of a style sheet. */
function isInMarkup(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at)
  if (tag > html.lastIndexOf('>', at) && /^<[a-z]/i.test(html.slice(tag, tag + 2))) return true
  const before = html.slice(0, at).toLowerCase()
  return before.lastIndexOf('<style') > before.lastIndexOf('</style')
}

function branchFor({ branches }: Block, values: GuestGroup['values']): number | undefined {
  const at = branches.findIndex((branch) => branch.holds?.((tag) => values[tag]))
  return at < 0 ? undefined : at
}

function filled(html: string, blocks: readonly Block[], chosen: readonly (number | undefined)[]): string {
  let from = 0
  const parts: string[] = []
  for (const [nth, { start, end, branches }] of blocks.entries()) {
    const branch = branches[chosen[nth] ?? -1]
    parts.push(html.slice(from, start), branch ? html.slice(branch.start, branch.end) : '')
    from = end
  }
  return [...parts, html.slice(from)].join('')
}
