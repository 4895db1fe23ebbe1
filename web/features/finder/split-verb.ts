import { words } from '../../words/finder.ts'

/** "block ken": the words beside the verb are the guest to search for. */
export function splitVerb(typed: string): { verb: string | undefined; rest: string } {
  for (const say of [words.search.block, words.search.checkIn]) {
    // Another language may have its verb behind the guest.
    const [before = '', after = ''] = say({ guest: '|' }).split('|', 2)
    const [, verb, rest, behind] = patternOf(before.trim(), after.trim()).exec(typed) ?? []
    if (rest !== undefined) return { verb: verb || behind, rest }
  }
  return { verb: undefined, rest: typed }
}

function patternOf(before: string, after: string): RegExp {
  const first = before === '' ? '()' : `(${literal(before)})\\s+`
  const last = after === '' ? '()' : `\\s+(${literal(after)})\\s*`
  return new RegExp(`^\\s*${first}(.*)${last}$`, 'i')
}

function literal(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
}
