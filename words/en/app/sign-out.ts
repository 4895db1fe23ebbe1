import { count } from '../format.ts'

/** The question before a sign-out that leaves scans behind. */
export const signOut = {
  title: 'Some scans haven’t been sent yet',
  question: (scans: number) =>
    count(scans, { one: '# scan hasn’t been sent yet.', other: '# scans haven’t been sent yet.' }),
  /** After the question. */
  staysHere: (name: string) =>
    `It stays on this device and is sent when ${name} signs in again and opens a scanner here.`,
  stayHere: (name: string) =>
    `They stay on this device and are sent when ${name} signs in again and opens a scanner here.`,
  hint: 'To send them now, stay signed in and open a scanner while you have a connection.',
  stay: 'Stay',
  anyway: 'Sign out anyway',
}
