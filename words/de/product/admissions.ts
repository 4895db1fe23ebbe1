import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { reasons } from '../reasons.ts'

/** Stopping and resuming admissions, on all screens that do so. */
export const admissions = {
  stop: 'Einlass stoppen',
  stopTitle: 'Einlass stoppen?',
  stopQuestion: (name: string) => `Für ${isolated(name, 80)} wird ab sofort niemand mehr eingelassen.`,
  stopList: `Das Personal sieht dann „${reasons.list_inactive}“.`,
  stopOccasion: `Das Personal sieht dann „${reasons.too_late}“.`,
  exitsGoOn: 'Gäste, die gehen, werden weiterhin ausgecheckt.',
  stopOffline:
    'Ein Einlass ohne Verbindung macht weiter, bis er wieder verbunden ist. Sie können jederzeit wieder Gäste einlassen.',
  stopping: 'Wird gestoppt...',
  stopFailed: 'Der Einlass konnte nicht gestoppt werden',
  stoppedLate: 'Der Schluss ist schon vorbei. Um wieder zu öffnen, ändern Sie den Anlass.',
  resume: 'Wieder einlassen',
  resumeFailed: 'Gäste konnten nicht wieder eingelassen werden',
} satisfies ProductWords['admissions']
