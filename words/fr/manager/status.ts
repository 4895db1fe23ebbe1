import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** A check of a list: missing codes, and what does not match Mailchimp. */
export const status = {
  title: 'Vérifier la liste',
  text: 'Cherche dans Mailchimp les codes manquants, et ce qui diffère de Listpass.',
  check: 'Vérifier la liste',
  checkAgain: 'Revérifier',
  checking: 'Vérification...',
  failed: 'La liste n’a pas pu être vérifiée',
  checked: 'La liste a été vérifiée',
  checkedAt: (time: string) => `Vérification\u{202f}: ${time}`,

  coverageOf: (covered: number, total: number) => `Contacts avec un code QR\u{202f}: ${n(covered)} sur ${n(total)}`,
  coverage: (percent: number) => `Couverture\u{202f}: ${n(percent)}\u{202f}%`,
  all: 'Tous les contacts ont un code QR',
  empty: 'Cette liste n’a pas encore de contacts.',
  noFields: 'Il manque des champs QR dans Mailchimp',
  noFieldsText: 'Sans eux, vos campagnes ne peuvent pas montrer de codes. L’étape 1 crée les champs manquants.',
  missing: (members: number) =>
    count(members, { one: '# contact n’a pas de code QR', other: '# contacts n’ont pas de code QR' }),
  generateMissing: 'Générer les codes manquants',
  generateQuestion: (members: number) =>
    count(members, {
      one: 'Un code QR sera généré pour # contact de cette liste qui n’en a pas. Continuer\u{202f}?',
      other: 'Des codes QR seront générés pour # contacts de cette liste qui n’en ont pas. Continuer\u{202f}?',
    }),
  generating: 'Lancement...',
  generateFailed: 'Les codes QR manquants n’ont pas pu être générés',

  inStep: 'Mailchimp et Listpass concordent.',
  drift: (contacts: number) =>
    count(contacts, { one: '# contact diffère de Mailchimp', other: '# contacts diffèrent de Mailchimp' }),
  driftText: 'La synchronisation compare chaque contact, et corrige les différences.',
  sync: 'Synchroniser',
  which: 'Afficher les différences',
  whichFirst: (shown: number) =>
    count(shown, {
      one: 'Afficher les différences (la première)',
      other: 'Afficher les différences (les # premières)',
    }),
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Code', max: 'Scans permis', scans: 'Scans faits' },
  nothing: 'Rien',
  pending: (changes: number) =>
    count(changes, {
      one: '# modification est en route vers Mailchimp. Elle ne compte pas comme différence.',
      other: '# modifications sont en route vers Mailchimp. Elles ne comptent pas comme différences.',
    }),
  refused: (contacts: number) =>
    count(contacts, {
      one: '# contact ne peut pas être enregistré\u{202f}: Mailchimp le refuse',
      other: '# contacts ne peuvent pas être enregistrés\u{202f}: Mailchimp les refuse',
    }),
  refusedText:
    'Ils ne sont pas dans les chiffres ci-dessus. Listpass garde un code pour chacun, mais vos campagnes ne peuvent pas le montrer.',
  refusedList: 'Contacts refusés, et pourquoi',
  refusedFirst: (shown: number) =>
    count(shown, {
      one: 'Contacts refusés, et pourquoi (le premier)',
      other: 'Contacts refusés, et pourquoi (les # premiers)',
    }),
  refusedPeople: 'Contacts que Mailchimp refuse',
  lostRuleFields: (tags: string) => `Vos règles utilisent des champs que cette liste n’a plus\u{202f}: ${tags}`,
  lostRuleFieldsText: 'Ces règles ne changent rien. Modifiez-les, ou créez de nouveau les champs dans Mailchimp.',
  publicFields: (tags: string) => `Les contacts peuvent modifier ceci eux-mêmes\u{202f}: ${tags}`,
  publicFieldsText:
    'Ce champ est visible dans Mailchimp\u{202f}: les contacts le voient donc dans leur profil. Masquez-le là-bas, sous «\u{202f}Champs d’audience\u{202f}».',
} satisfies ManagerWords['status']
