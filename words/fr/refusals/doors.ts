import type { doors as en } from '../../en/refusals/doors.ts'
import { n } from '../format.ts'

/** Scanner links and their sessions, and what doors ask of organisers. */
export const doors = {
  link_ended: 'Ce lien de scanner n’est plus valable. Demandez-en un nouveau à l’organisateur.',
  link_expired: 'Ce lien de scanner a expiré. Demandez-en un nouveau à l’organisateur.',
  link_switched_off: 'Ce lien de scanner est désactivé. Demandez à l’organisateur de l’activer.',
  link_gone: 'Ce lien de scanner n’existe plus.',
  link_not_opened:
    'Listpass ne peut pas ouvrir l’adresse enregistrée d’un lien de scanner\u{202f}: LISTPASS_KEYS a changé. L’équipe qui gère Listpass peut remettre l’ancienne clé.',
  links_at_most: ({ most }: { most: number }) =>
    `Une liste peut avoir au maximum ${n(most)} liens de scanner. Supprimez un lien qui ne sert plus.`,
  time_is_past: 'Choisissez une heure à venir.',
  session_has_ended: 'Cette session est déjà terminée.',
  no_check_of_members: 'Seules les entrées des liens de scanner indiquent si elles sont prêtes.',
  too_many_devices: 'Trop d’appareils ont ouvert ce lien de scanner. Réessayez dans une minute.',
  too_many_wrong_links: 'Trop de liens incorrects. Réessayez dans une minute.',
  no_page_of_list: 'Cette page de la liste n’existe pas. Commencez par la première.',
  door_closed_phone: 'Cette entrée est fermée pour le moment. Téléphonez à l’organisateur.',
  too_many_calls_of_door: 'Trop d’appels depuis cette entrée. Attendez un moment, puis réessayez.',
  call_made_already: 'Cet appel a déjà été fait.',
  call_gone: 'Cet appel n’existe plus.',
} satisfies typeof en
