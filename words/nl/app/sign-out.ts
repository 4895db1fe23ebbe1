import type { AppWords } from '../../en/app/index.ts'
import { count } from '../format.ts'

/** The question before a sign-out that leaves scans behind. */
export const signOut = {
  title: 'Nog niet alle scans zijn verstuurd',
  question: (scans: number) =>
    count(scans, { one: '# scan is nog niet verstuurd.', other: '# scans zijn nog niet verstuurd.' }),
  /** After the question. */
  staysHere: (name: string) =>
    `Die blijft op dit toestel en wordt verstuurd als ${name} hier weer inlogt en een scanner opent.`,
  stayHere: (name: string) =>
    `Ze blijven op dit toestel en worden verstuurd als ${name} hier weer inlogt en een scanner opent.`,
  hint: 'Wil je nu alles versturen? Blijf dan ingelogd en open een scanner terwijl je verbinding hebt.',
  stay: 'Blijven',
  anyway: 'Toch uitloggen',
} satisfies AppWords['signOut']
