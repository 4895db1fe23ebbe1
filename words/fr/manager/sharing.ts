import type { ManagerWords } from '../../en/manager/index.ts'

/** Two teams with one Mailchimp audience, who may make one list of theirs. */
export const sharing = {
  others: 'Une autre équipe utilise aussi cette audience Mailchimp',
  othersText:
    'Chaque équipe compte les entrées séparément\u{202f}: un code permet donc d’entrer une fois chez vous, et une fois chez l’autre équipe. Proposez-lui de réunir les deux listes, ou restez à part.',
  othersApart: 'L’autre équipe garde sa liste à part pour le moment\u{202f}: vous ne pouvez donc pas lui demander.',
  ownersDecide: 'Un propriétaire de votre équipe peut proposer de réunir les deux listes.',
  ask: 'Proposer de réunir',
  askTitle: 'Réunir les deux listes\u{202f}?',
  askQuestion: (team: string) =>
    `Nous demandons aux propriétaires de l’autre équipe. Ils voient le nom de votre équipe, «\u{202f}${team}\u{202f}», et rien d’autre.`,
  askList: [
    'S’ils acceptent, votre liste est intégrée à la leur. Les codes déjà envoyés restent valables, et tous les scans sont gardés.',
    'Leurs réglages, règles et champs QR s’appliquent. Vos liens de scanner ouvrent la liste réunie.',
    'Vos collègues et vous devenez membres de leur équipe. Ils choisissent ce que vous pouvez y faire.',
    'C’est irréversible. Vous pouvez retirer la demande tant qu’ils n’ont pas accepté.',
  ],
  asking: 'Envoi…',
  askFailed: 'La demande à l’autre équipe n’a pas pu être envoyée',
  asked: 'Vous avez proposé à l’autre équipe de réunir les deux listes',
  askedText: 'Vous recevrez un e-mail si elle accepte. D’ici là, chaque équipe compte séparément.',
  withdraw: 'Retirer la demande',
  stayApart: 'Rester à part',
  apart: 'Vous gardez cette liste à part de celle d’une autre équipe',
  apartText: 'Chaque équipe compte les entrées séparément, et personne ne vous demande de partager.',
  changeApart: 'Modifier',
  failed: 'La modification a échoué',
  wanted: (team: string) => `L’équipe «\u{202f}${team}\u{202f}» demande à partager cette liste`,
  wantedText:
    'Elle utilise la même audience Mailchimp. Si vous acceptez, sa liste est intégrée à la vôtre\u{202f}: un seul compte des entrées, et un seul jeu de champs QR.',
  accept: 'Accepter…',
  acceptTitle: (team: string) => `Réunir votre liste avec celle de l’équipe «\u{202f}${team}\u{202f}»\u{202f}?`,
  acceptList: [
    'Les codes des deux listes restent valables. Un invité avec deux codes est un seul invité, compté une fois.',
    'Tous les scans sont gardés. Si un invité est entré chez vous et chez l’autre équipe, cela compte pour deux entrées.',
    'Un invité que l’une des deux équipes a bloqué reste bloqué. Le plus grand nombre d’entrées s’applique.',
    'Vos réglages, règles et champs QR s’appliquent. Les liens de scanner de l’autre équipe ouvrent votre liste.',
  ],
  acceptWait:
    'Une grande liste prend une minute ou plus. Les entrées continuent de répondre pendant ce temps. C’est irréversible.',
  people: 'Que peuvent faire les membres de l’autre équipe\u{202f}?',
  peopleHint: 'Vous pourrez le changer pour chacun plus tard, sous «\u{202f}Équipe\u{202f}».',
  peopleMay: { door: 'Scanner cette liste, et rien d’autre', editor: 'Modifier toutes les listes de votre équipe' },
  acceptConfirm: 'Réunir les listes',
  accepting: 'Réunion des listes…',
  acceptFailed: 'Les listes n’ont pas pu être réunies',
  cancel: 'Annuler',
  close: 'Fermer',
} satisfies ManagerWords['sharing']
