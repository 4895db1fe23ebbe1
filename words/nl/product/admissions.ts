import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { reasons } from '../reasons.ts'

/** Stopping and resuming admissions, on all screens that do so. */
export const admissions = {
  stop: 'Binnenlaten stoppen',
  stopTitle: 'Binnenlaten stoppen?',
  stopQuestion: (name: string) => `Vanaf nu laten deuren niemand meer binnen bij ${isolated(name, 80)}.`,
  stopList: `Het personeel ziet “${reasons.list_inactive}”.`,
  stopOccasion: `Het personeel ziet “${reasons.too_late}”.`,
  exitsGoOn: 'Gasten die weggaan, worden nog wel uitgecheckt.',
  stopOffline:
    'Een deur zonder verbinding gaat door totdat die weer verbinding heeft. Je kunt gasten op elk moment weer binnenlaten.',
  stopping: 'Stoppen...',
  stopFailed: 'Het binnenlaten kon niet worden gestopt',
  stoppedLate: 'De sluitingstijd is voorbij. Wijzig het onderdeel om het weer te openen.',
  resume: 'Weer binnenlaten',
  resumeFailed: 'Het binnenlaten kon niet worden hervat',
} satisfies ProductWords['admissions']
