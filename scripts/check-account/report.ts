// The report, ready to paste into a message: plain text, without personal data, keys and ids.
import { counted } from '#domain/counted.ts'
import type { Checked } from './check.ts'
import { ms, withoutPersons } from './words.ts'

export type About = { version: string; at: Date; tookMs: number; dataCentre: string }

const width = 'not tried  '.length

export function writeReport({ results, ...checked }: Checked, about: About): string {
  const number = (found: string) => results.filter((result) => result.found === found).length
  return [
    `Listpass ${about.version}, check-account, ${about.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Data centre ${about.dataCentre}, ${counted(checked.members, 'member')}; ${counted(checked.calls, 'call')} in ` +
      `${Math.ceil(about.tookMs / 1000)} s, the slowest ${ms(checked.slowestMs)}.`,
    ...(checked.wasCut ? ['It was interrupted: the beliefs that are missing were not tried.'] : []),
    ...(checked.failure === undefined ? [] : [`It could not go on: ${withoutPersons(checked.failure)}`]),
    '',
    ...results.flatMap(({ found, says, id, seen }) => [
      `${found.padEnd(width)}${says} [${id}]`,
      `${' '.repeat(width)}${withoutPersons(seen)}`,
    ]),
    '',
    `${number('confirmed')} confirmed, ${number('WRONG')} WRONG, ${number('not tried')} not tried.`,
    ...(checked.leftovers > 0
      ? [`An earlier run has left ${counted(checked.leftovers, 'thing')} behind. A run with --write removes them.`]
      : []),
  ].join('\n')
}
