// The table of docs/proofs.md: one row per proof, renewed by each successful run.
import type { Proof } from './proof.ts'
import type { Proven } from './run-proof.ts'

const from = '<!-- What follows is written by npm run prove. -->'
const to = '<!-- Until here. -->'
const head = '| proof | what holds | figures | minutes | on |\n|---|---|---|---:|---|'

/**
 * The page with new rows for these proofs; rows of other proofs stay. Rows of proofs that no longer exist are removed.
 */
export function withFigures(page: string, all: Proof[], proven: Proven[], day: string, machine: string): string {
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start < 0 || end < start) throw new Error('docs/proofs.md has no place for the figures.')
  const rows = new Map(rowsIn(page.slice(start, end)))
  for (const { name, figures, minutes, failures } of proven) {
    const proof = all.find((each) => each.name === name)
    if (!proof || failures.length > 0) continue
    const cells = [`\`${name}\``, cell(proof.shows), gathered(figures).map(cell).join('<br>'), minutes.toFixed(1), day]
    rows.set(name, `| ${cells.join(' | ')} |`)
  }
  const kept = all.flatMap(({ name }) => rows.get(name) ?? [])
  const table = [from, '', `The latest run: ${machine}.`, '', head, ...kept, '', to]
  return page.slice(0, start) + table.join('\n') + page.slice(end + to.length)
}

/** Combines repeated measurements, such as the times of many starts, into one line: from the least to the most. */
export function gathered(figures: string[]): string[] {
  const groups = Map.groupBy(figures, (figure) => figure.replaceAll(number, '#'))
  return [...groups.values()].map((alike) => (alike.length === 1 ? alike[0]! : `${rangeOf(alike)} (${alike.length} ×)`))
}

const number = /\d+(?:\.\d+)?/g

function rangeOf(alike: string[]): string {
  const all = alike.map((figure) => figure.match(number) ?? [])
  let place = 0
  return alike[0]!.replaceAll(number, () => {
    const sorted = all.map((numbers) => numbers[place]!).toSorted((one, other) => Number(one) - Number(other))
    place += 1
    const [least, most] = [sorted[0]!, sorted.at(-1)!]
    return Number(least) === Number(most) ? least : `${least} to ${most}`
  })
}

function rowsIn(text: string): [string, string][] {
  return text
    .split('\n')
    .map((line) => [/^\| `([\w-]+)` \|/.exec(line)?.[1], line] as const)
    .filter((pair): pair is [string, string] => pair[0] !== undefined)
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()
}
