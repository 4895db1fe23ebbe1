import type { AppWords } from '../../en/app/index.ts'
import { count } from '../format.ts'

/** The question before a sign-out that leaves scans behind. */
export const signOut = {
  title: 'Einige Scans sind noch nicht gesendet',
  question: (scans: number) =>
    count(scans, { one: '# Scan ist noch nicht gesendet.', other: '# Scans sind noch nicht gesendet.' }),
  /** After the question. */
  staysHere: (name: string) =>
    `Er bleibt auf diesem Gerät und wird gesendet, wenn ${name} sich wieder anmeldet und hier einen Scanner öffnet.`,
  stayHere: (name: string) =>
    `Sie bleiben auf diesem Gerät und werden gesendet, wenn ${name} sich wieder anmeldet und hier einen Scanner öffnet.`,
  hint: 'Um jetzt zu senden, bleiben Sie angemeldet und öffnen Sie einen Scanner, solange Sie Verbindung haben.',
  stay: 'Bleiben',
  anyway: 'Trotzdem abmelden',
} satisfies AppWords['signOut']
