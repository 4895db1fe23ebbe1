import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The notifications of a member while doors are open, and the VIPs of the list. */
export const notifying = {
  title: 'Notifications',
  loading: 'Chargement de vos notifications...',
  text: 'Ce que vous voulez apprendre quand les entrées sont ouvertes. Ce choix ne concerne que vous\u{202f}: les autres membres font le leur.',
  off: 'Désactivées',
  on: (on: number, of: number) => `${n(on)} sur ${n(of)} activées`,
  loadFailed: 'Vos notifications n’ont pas pu être chargées',
  failed: 'Vos notifications n’ont pas pu être modifiées',
  kinds: {
    vip_arrived: { name: 'Un VIP arrive', hint: 'Signalé une fois, quand un VIP entre à un événement.' },
    nearly_full: {
      name: 'Un événement est presque complet',
      hint: 'Signalé à 90\u{202f}% de sa capacité, et de nouveau après un passage sous 80\u{202f}%.',
    },
    door_silent: {
      name: 'Une entrée est silencieuse',
      hint: 'Signalé quand l’entrée d’un lien de scanner n’a pas donné de nouvelles pendant 5 minutes alors que son événement est ouvert.',
    },
  },
  in_page: 'Sur la page',
  by_mail: 'Par e-mail',
  mailText: 'Vous recevez au maximum un e-mail de chaque type toutes les 15 minutes.',
  vips: 'VIP',
  noVips: 'Cette liste n’a pas encore de VIP.',
  whoIsVip: 'Qui est VIP\u{202f}?',
  noOne: 'Personne',
  readAt: (when: string) => `Dernière lecture\u{202f}: ${when}.`,
  change: 'Modifier les VIP',
  dialogTitle: 'VIP de cette liste',
  dialogText:
    'Choisissez une condition. Quand un invité qui la remplit entre, les membres qui le souhaitent l’apprennent.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saveFailed: 'Les VIP n’ont pas pu être modifiés',
  cancel: 'Annuler',
} satisfies ManagerWords['notifying']
