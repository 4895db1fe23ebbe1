import { showCount } from '../ui/show.ts'

export const signOutWords = {
  title: 'Some scans haven’t been sent yet',
  question: (count: number, name: string) =>
    count === 1
      ? `1 scan hasn’t been sent yet. It stays on this device and is sent when ${name} signs in again and opens a scanner here.`
      : `${showCount(count, 'scan')} haven’t been sent yet. They stay on this device and are sent when ${name} signs in again and opens a scanner here.`,
  hint: 'To send them now, stay signed in and open a scanner while you have a connection.',
  stay: 'Stay',
  anyway: 'Sign out anyway',
}
