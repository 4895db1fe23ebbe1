import { counted } from '#domain/counted.ts'
import * as z from 'zod/mini'
import { judged, notTried, type Belief } from '../belief.ts'
import { problem } from '../../../server/mailchimp/wire.ts'
import { type Answer, CallFailed } from '../way.ts'
import { ms } from '../words.ts'
import type { Reading } from '../listing.ts'

export const refusalsAreProblems: Belief<Reading> = {
  id: 'true-refusals',
  says: 'A 404 and a 401 of Mailchimp itself are problem documents; an answer without one came from elsewhere.',
  async look({ way }) {
    const [head, centre] = [way.key.slice(0, way.key.lastIndexOf('-')), way.key.slice(way.key.lastIndexOf('-'))]
    const wrongKey = Array.from(head).toReversed().join('') + centre
    const answers: [string, number, Answer][] = [
      ['unknown audience', 404, await way.look({ path: '/lists/0000000000' })],
      ['unknown member', 404, await way.look({ path: `${way.list}/members/${'0'.repeat(32)}` })],
      ['wrong key', 401, await way.lookAt(way.apiUrl, wrongKey, { path: '/ping' })],
    ]
    const isRight = answers.every(([, status, answer]) => answer.status === status && isProblem(answer))
    return judged(isRight, answers.map(([what, , answer]) => `${what}: ${shapeOf(answer)}`).join('; ') + '.')
  },
}

function isProblem({ type, body }: Answer): boolean {
  const read = z.safeParse(problem, body)
  return type === 'application/problem+json' && read.success && Boolean(read.data.title)
}

function shapeOf({ status, type, body }: Answer): string {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body).sort().join(' ') : 'no JSON'
  return `${status} ${type || 'without a type'} (${keys})`
}

export const countIsLimited: Belief<Reading> = {
  id: 'count-limit',
  says: 'A page has 1,000 members at most: more is refused with 400.',
  look: ({ way }) =>
    isRefused(way.look({ path: `${way.list}/members`, query: { count: 1001, fields: 'total_items' } })),
}

export const namesAreChecked: Belief<Reading> = {
  id: 'unknown-name',
  says: 'A name in fields that the answer does not have is refused with 400.',
  look: ({ way }) =>
    isRefused(way.look({ path: `${way.list}/members`, query: { count: 1, fields: 'members.listpass_check' } })),
}

async function isRefused(call: Promise<Answer>) {
  const answer = await call
  return judged(answer.status === 400, new CallFailed(answer).message)
}

const atOnce = 8

export const eightAtOnce: Belief<Reading> = {
  id: 'eight-at-once',
  says: 'Eight calls at once stay below the limit, beside the other tools of this login.',
  async look({ way }) {
    const query = { count: 1, fields: 'total_items' }
    const ask = () => way.look({ path: `${way.list}/members`, query })
    const answers = await Promise.all(Array.from({ length: atOnce }, ask))
    const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status)
    const slowest = Math.max(...answers.map((answer) => answer.ms))
    return judged(
      refused.length === 0,
      `${atOnce - refused.length} answered, the slowest after ${ms(slowest)}` +
        (refused.length > 0 ? `; the others: ${refused.join(', ')}.` : '.'),
    )
  },
}

export const noRetryAfter: Belief<Pick<Reading, 'way'>> = {
  id: 'retry-after',
  says: 'A call that Mailchimp puts off comes back without a Retry-After.',
  look({ way }) {
    const putOff = way.traffic.putOff()
    if (putOff.length === 0) return notTried('Mailchimp put no call off.')
    const told = putOff.flatMap(({ retryAfter }) => retryAfter ?? [])
    return judged(
      told.length === 0,
      `${counted(putOff.length, 'call')} put off; Retry-After: ${told.join(', ') || 'none'}.`,
    )
  },
}
