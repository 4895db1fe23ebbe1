// Replaces merge tags as Mailchimp does for one contact (Mailchimp's help: "All the Merge Tags", "Use Conditional Merge Tag
// Blocks"). One pass, so nonsense takes no longer than a mail.
import { type Mark, marksIn } from '../tags/grammar.ts'
import { fillTag, holds, type ValueOf } from '../tags/merge-tag.ts'

/** `left`: tags that stay as they are, because their values are unknown here. */
export type Filled = { text: string; left: string[] }

/** A screen shows a few. */
const mostLeft = 20

/** `isOurs`: false for a condition about groups, which only Mailchimp can judge. All its branches are shown. */
type Branch = { isOurs: boolean; isShown: boolean; wasShown: boolean }

/** `write` makes a value safe at its place. */
export function fillTags(mail: string, valueOf: ValueOf, write: (value: string) => string): Filled {
  const left = new Set<string>()
  const open: Branch[] = []
  const parts: string[] = []
  let hidden = 0
  let from = 0
  const note = (tag: string) => left.size < mostLeft && left.add(tag)
  const known: ValueOf = (tag) => {
    const value = valueOf(tag)
    if (value === undefined) note(tag)
    return value
  }
  const show = (branch: Branch, isShown: boolean) => {
    hidden += Number(branch.isShown) - Number(isShown)
    branch.isShown = isShown
  }

  /** Undefined if the mark is no condition, or belongs to none: then it is text. */
  function condition({ kind, rest }: Mark): true | undefined {
    if (kind === 'tag') return undefined
    if (kind === 'if' || kind === 'ifnot' || kind === 'interested') {
      const isOurs = kind !== 'interested'
      const isShown = !isOurs || holds(rest, hidden > 0 ? valueOf : known) === (kind === 'if')
      open.push({ isOurs, isShown, wasShown: isShown })
      hidden += Number(!isShown)
      return isOurs || undefined
    }
    const branch = open.at(-1)
    if (!branch) return undefined
    if (kind === 'end') {
      open.pop()
      show(branch, true)
    } else if (branch.isOurs) {
      show(branch, !branch.wasShown && (kind === 'else' || holds(rest, valueOf)))
      branch.wasShown ||= branch.isShown
    }
    return branch.isOurs || undefined
  }

  for (const mark of marksIn(mail)) {
    if (hidden === 0) parts.push(mail.slice(from, mark.start))
    from = mark.end
    if (condition(mark)) continue
    if (hidden > 0) continue
    const value = mark.kind === 'tag' ? fillTag(mark.inside, valueOf, write) : undefined
    if (value === undefined) note(mark.inside)
    parts.push(value ?? mark.text)
  }
  if (hidden === 0) parts.push(mail.slice(from))
  return { text: parts.join(''), left: [...left] }
}
