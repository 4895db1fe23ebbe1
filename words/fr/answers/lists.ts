import type { lists as english } from '../../en/answers/lists.ts'

/** Settings of a list, and its contacts. */
export const lists = {
  list_updated: 'La liste a été modifiée',
  contact_updated: 'Le contact a été modifié',
  rules_updated: 'Les règles ont été enregistrées',
  webhook_set_up: 'Le webhook a été configuré',
  polling_set_up:
    'Listpass vérifie maintenant les modifications dans Mailchimp. Les nouveaux contacts reçoivent leur code dans les 10 minutes.',
  look_saved: 'L’apparence a été enregistrée.',
  logo_saved: 'Votre logo a été enregistré.',
  logo_removed: 'Votre logo a été supprimé.',
  attendance_changed: 'Les tags et les événements Mailchimp pour les invités venus ont été modifiés.',
  tags_compared: 'Les tags ont été comparés avec Mailchimp.',
  notices_seen: 'Les notifications sont marquées comme vues.',
  notifying_changed: 'Vos notifications ont été modifiées.',
  vips_changed: 'Les VIP de cette liste ont été modifiés.',
  no_vips_now: 'Cette liste n’a plus de VIP.',
} satisfies typeof english
