import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Changes of many guests at once. */
export const bulk = {
  bar: 'Invités sélectionnés',
  selected: (guests: number) => count(guests, { one: '# invité sélectionné', other: '# invités sélectionnés' }),
  all: (guests: number) => `Tout sélectionner (${n(guests)})`,
  block: 'Bloquer',
  unblock: 'Débloquer',
  setMax: 'Fixer le maximum',
  tag: 'Tags',
  clear: 'Effacer la sélection',
  stop: 'Arrêter',
  close: 'Fermer',
  retry: 'Réessayer pour le reste',
  progress: (done: number, of: number) =>
    count(of, { one: `${n(done)} sur # invité`, other: `${n(done)} sur # invités` }),
  at: { block: 'Blocage', unblock: 'Déblocage', max: 'Modification du maximum', tag: 'Modification des tags' },
  did: {
    block: (guests: number) => count(guests, { one: '# invité bloqué.', other: '# invités bloqués.' }),
    unblock: (guests: number) => count(guests, { one: '# invité débloqué.', other: '# invités débloqués.' }),
    max: (guests: number) =>
      count(guests, { one: 'Maximum fixé pour # invité.', other: 'Maximum fixé pour # invités.' }),
  },
  gone: (guests: number) =>
    count(guests, { one: '# invité n’était plus dans Listpass.', other: '# invités n’étaient plus dans Listpass.' }),
  stopped: (done: number, of: number) => `Arrêté. Modifications faites\u{202f}: ${n(done)} sur ${n(of)}.`,
  failed: (done: number, of: number) =>
    `Modifications faites\u{202f}: ${n(done)} sur ${n(of)}. Le reste n’a pas pu être modifié.`,
  failedBecause: (done: number, of: number, problem: string) =>
    `Modifications faites\u{202f}: ${n(done)} sur ${n(of)}. Le reste n’a pas pu être modifié\u{202f}: ${problem}`,
  blockTitle: (guests: number) =>
    count(guests, { one: 'Bloquer # invité\u{202f}?', other: 'Bloquer # invités\u{202f}?' }),
  blockQuestion: 'Les entrées refuseront leurs codes jusqu’à ce que vous les débloquiez.',
  unblockTitle: (guests: number) =>
    count(guests, { one: 'Débloquer # invité\u{202f}?', other: 'Débloquer # invités\u{202f}?' }),
  unblockQuestion: 'Les entrées les laisseront de nouveau entrer, dans la limite de leur maximum.',
  maxTitle: (guests: number) =>
    count(guests, { one: 'Fixer le maximum pour # invité', other: 'Fixer le maximum pour # invités' }),
  max: 'Scans permis',
  maxHint: '0 bloque les codes. Mailchimp reçoit le nouveau maximum en quelques minutes.',
  maxInvalid: 'Veuillez saisir un nombre entier de 0 à 1\u{202f}000\u{202f}000.',
  cancel: 'Annuler',
} satisfies ManagerWords['bulk']
