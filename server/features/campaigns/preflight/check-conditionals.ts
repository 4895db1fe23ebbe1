// Mailchimp's conditions: *|IF:TAG|* … *|ELSE:|* … *|END:IF|*.
import type { Finding } from './facts.ts'
import { findingOf } from './findings.ts'
import { type Mail, placeOf } from './read-mail.ts'

type Mark = { text: string; kind: 'begin' | 'between' | 'end'; family: string; start: number; path: string | undefined }

/** A condition with both its ends. */
export type Span = { text: string; start: number; end: number }

const shape = /\*\|(IF|IFNOT|INTERESTED|ELSEIF|ELSE|END):([^|*]{0,200})\|\*/g

export function checkConditionals(mail: Mail): { findings: Finding[]; spans: Span[] } {
  const open: Mark[] = []
  const spans: Span[] = []
  const where = (mark: Mark) => placeOf(mail.html, mark.start)
  const unbalanced = (mark: Mark) => ({
    findings: [findingOf({ name: 'unbalanced', params: { tag: mark.text } }, where(mark))],
    spans,
  })
  let across: Mark | undefined
  for (const mark of marksOf(mail)) {
    if (mark.kind === 'begin') {
      open.push(mark)
      continue
    }
    const begun = mark.kind === 'end' ? open.pop() : open.at(-1)
    if (begun?.family !== mark.family) return unbalanced(mark)
    if (mark.kind === 'between') continue
    spans.push({ text: begun.text, start: begun.start, end: mark.start })
    if (begun.path !== undefined && mark.path !== undefined && begun.path !== mark.path) {
      across ??= begun
    }
  }
  const [left] = open
  if (left) return unbalanced(left)
  const findings = across ? [findingOf({ name: 'across_blocks', params: { tag: across.text } }, where(across))] : []
  return { findings, spans }
}

function marksOf({ html, pieces }: Mail): Mark[] {
  let place = 0
  return [...html.matchAll(shape)].map(({ 0: text, 1: word = '', 2: rest = '', index: start }) => {
    while (place + 1 < pieces.length && pieces[place + 1]!.start <= start) place += 1
    const piece = pieces[place]
    const isIn = piece !== undefined && piece.start <= start && start < piece.end
    return { text, ...meaningOf(word, rest), start, path: isIn ? piece.path : undefined }
  })
}

function meaningOf(word: string, rest: string): Pick<Mark, 'kind' | 'family'> {
  if (word === 'END') return { kind: 'end', family: rest === 'IFNOT' ? 'IF' : rest }
  if (word.startsWith('ELSE')) return { kind: 'between', family: rest === 'INTERESTED' ? rest : 'IF' }
  return { kind: 'begin', family: word === 'INTERESTED' ? word : 'IF' }
}
