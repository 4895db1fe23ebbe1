import type { mailchimp as en } from '../../en/refusals/mailchimp.ts'
import { n } from '../format.ts'

/** Trouble with Mailchimp: what the reader can do next. */
export const mailchimp = {
  mailchimp_unreachable: 'Mailchimp est injoignable pour le moment. Réessayez dans quelques minutes.',
  mailchimp_busy: 'Mailchimp est trop occupé pour le moment. Réessayez dans quelques minutes.',
  mailchimp_unauthorized: 'Mailchimp n’accepte plus la clé de ce compte. Reconnectez le compte.',
  mailchimp_forbidden: 'L’utilisateur Mailchimp de ce compte n’a pas ce droit. Vérifiez son rôle dans Mailchimp.',
  mailchimp_not_found: 'Introuvable dans Mailchimp. Cet élément y a peut-être été supprimé.',
  mailchimp_gave_no_reason: 'Mailchimp n’a pas donné de raison.',
  mailchimp_refused: 'Mailchimp a refusé la requête.',
  mailchimp_fields_moved: 'Les champs QR de cette liste ont été renommés ou supprimés dans Mailchimp.',
  // What we found wrong with an answer of Mailchimp.
  mailchimp_other_address: 'Mailchimp a renvoyé vers une autre adresse, qui n’est pas suivie.',
  mailchimp_answer_too_large: 'La réponse était trop volumineuse.',
  mailchimp_answer_unreadable: 'Mailchimp a envoyé une réponse illisible.',
  mailchimp_contradicted_itself: 'Mailchimp s’est contredit.',
  mailchimp_answered_else: 'Mailchimp a répondu à autre chose que ce qui était demandé.',
  mailchimp_write_not_held: 'Mailchimp n’a pas gardé ce qui a été écrit.',
  mailchimp_no_data_centre: 'Mailchimp n’a pas indiqué de centre de données.',
  mailchimp_tag_in_part: 'Le tag n’a pas été montré en entier.',
  mailchimp_listing_endless: 'La liste reçue n’avait pas de fin.',
  mailchimp_other_campaign: 'Mailchimp a répondu avec une autre campagne que la copie.',
  mailchimp_draft_not_held: 'Mailchimp ne montre pas le brouillon tel qu’il a été écrit.',
  mailchimp_no_draft_made: 'Mailchimp a créé une campagne qui n’est pas un brouillon.',
  mailchimp_add_not_held: 'Mailchimp n’a pas gardé ce qui a été ajouté.',
  mailchimp_campaign_part_lost: 'Mailchimp n’a pas trouvé une partie d’une campagne qui existe pourtant.',
  mailchimp_segment_not_held: 'Mailchimp ne montre pas le segment tel qu’il a été écrit.',
  mailchimp_webhook_lost: 'Mailchimp n’a pas trouvé un webhook qui existe pourtant.',
  mailchimp_tag_lost: 'Mailchimp n’a pas trouvé un tag qui existe pourtant.',
  mailchimp_fields_in_part: 'Mailchimp a listé moins de champs qu’il n’en compte.',
  mailchimp_field_lost: 'Mailchimp n’a pas trouvé un champ qui existe pourtant.',
  mailchimp_segments_in_part: 'Mailchimp a listé moins de tags et de segments qu’il n’en compte.',
  mailchimp_segment_lost: 'Mailchimp n’a pas trouvé un tag ou un segment qui existe pourtant.',
  mailchimp_segment_contacts_lost: 'Mailchimp n’a pas trouvé les contacts d’un tag ou d’un segment.',
  mailchimp_late: ({ seconds }: { seconds: number }) => `Mailchimp n’a pas répondu en ${n(seconds)} secondes.`,
  mailchimp_answer_lacks: ({ fields }: { fields: string }) =>
    `Il manque dans la réponse de Mailchimp\u{202f}: ${fields}.`,
} satisfies typeof en
