import { isolated } from '#domain/user-text.ts'
import { reasons } from '../reasons.ts'

/** Stopping and resuming admissions, on all screens that do so. */
export const admissions = {
  stop: 'Stop admissions',
  stopTitle: 'Stop admissions?',
  stopQuestion: (name: string) => `Doors let no one in at ${isolated(name, 80)} from this moment.`,
  stopList: `They show “${reasons.list_inactive}” to staff.`,
  stopOccasion: `They show “${reasons.too_late}” to staff.`,
  exitsGoOn: 'Guests who leave are still counted out.',
  stopOffline:
    'A door without a connection goes on until it is connected again. You can admit guests again at any time.',
  stopping: 'Stopping...',
  stopFailed: 'Admissions couldn’t be stopped',
  stoppedLate: 'The closing time has passed. Change the occasion to open it again.',
  resume: 'Admit again',
  resumeFailed: 'Guests couldn’t be admitted again',
}
