import { showCount } from '../ui/show.ts'

export const signOutWords = {
  title: 'Scans are not handed in yet',
  question: (count: number, name: string) =>
    count === 1
      ? `1 scan is not handed in yet. It stays on this device and is handed in when ${name} signs in again and opens a scanner here.`
      : `${showCount(count, 'scan')} are not handed in yet. They stay on this device and are handed in when ${name} signs in again and opens a scanner here.`,
  hint: 'To hand them in now: stay, and open a scanner while there is a connection.',
  stay: 'Stay',
  anyway: 'Sign out anyway',
}
