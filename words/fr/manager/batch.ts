import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The progress of codes that are made, and of a sync. */
export const batch = {
  generate: {
    label: 'Codes générés',
    finished: 'Les codes QR ont été générés\u{202f}!',
    cancelled: 'La génération des codes QR a été arrêtée',
    stopped: 'La génération a été arrêtée. Les contacts qui ont déjà un code le gardent.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contact n’a pas pu être enregistré, car Mailchimp l’a refusé. Tous les autres ont leur code.',
        other: '# contacts n’ont pas pu être enregistrés, car Mailchimp les a refusés. Tous les autres ont leur code.',
      }),
  },
  sync: {
    label: 'Contacts comparés',
    finished: 'Les codes QR ont été synchronisés\u{202f}!',
    cancelled: 'La synchronisation des codes QR a été arrêtée',
    stopped: 'La synchronisation a été arrêtée. Les corrections déjà faites restent en place.',
    failed: (contacts: number) =>
      count(contacts, {
        one: '# contact n’a pas pu être enregistré, car Mailchimp l’a refusé. Tous les autres sont à jour.',
        other: '# contacts n’ont pas pu être enregistrés, car Mailchimp les a refusés. Tous les autres sont à jour.',
      }),
  },
  progressOf: (processed: number, total: number) =>
    count(total, { one: `${n(processed)} sur # contact`, other: `${n(processed)} sur # contacts` }),
  waiting: 'En attente',
  leaving: 'Vous pouvez quitter cette page. Le travail continue tout seul.',
  lost: 'L’avancement ne peut pas être affiché pour le moment, mais tout continue. Nous vérifions régulièrement.',
  cancel: 'Arrêter',
  cancelling: 'Arrêt...',
  cancelFailed: 'L’arrêt a échoué',

  doubt: {
    told: 'Mailchimp n’a pas montré toute la liste',
    wait: 'Mailchimp est peut-être lent ou pas à jour. Listpass vérifiera de nouveau automatiquement. Vous pouvez aussi vérifier maintenant.',
    ask: 'Si ces contacts ont quitté votre liste, retirez-les ici. Sinon, Mailchimp n’est peut-être pas à jour\u{202f}: vérifiez de nouveau maintenant, ou laissez Listpass vérifier automatiquement.',
    again: 'Vérifier de nouveau',
    remove: (contacts: number) => count(contacts, { one: 'Retirer # contact', other: 'Retirer # contacts' }),
    question: (contacts: number) =>
      count(contacts, {
        one: '# contact a-t-il quitté cette liste dans Mailchimp\u{202f}? Listpass relit la liste une fois, et retire au maximum # contact que Mailchimp n’a plus. Un contact retiré est ensuite refusé à l’entrée.',
        other:
          '# contacts ont-ils quitté cette liste dans Mailchimp\u{202f}? Listpass relit la liste une fois, et retire au maximum # contacts que Mailchimp n’a plus. Un contact retiré est ensuite refusé à l’entrée.',
      }),
    starting: 'Lancement...',
    failed: 'Les contacts n’ont pas pu être retirés',
  },

  failures: 'Contacts refusés, et pourquoi',
  failuresLoading: 'Chargement des contacts refusés...',
  failuresFailed: 'Les contacts refusés n’ont pas pu être chargés',
  failuresList: 'Contacts refusés',
  more: 'Afficher plus',
  loadingMore: 'Chargement...',
} satisfies ManagerWords['batch']
