import type { codes as en } from '../../en/refusals/codes.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** Fields of a list in Mailchimp. `tag` is such a field's name there. */
const fields = {
  field_not_found: 'Champ introuvable',
  fields_gone: 'Mailchimp n’a plus les champs QR de cette liste. Créez-les de nouveau.',
  no_fields_yet: 'Créez d’abord les champs QR de cette liste.',
  field_of_other_type: ({ tag, type, needed }: Tagged & { type: string; needed: string }) =>
    `La liste a déjà un champ ${tag} de type ${type}, alors que Listpass a besoin du type ${needed}. Renommez ou supprimez ce champ dans Mailchimp, puis réessayez.`,
  too_many_fields: ({ fields }: { fields: number }) =>
    `Mailchimp ne permet pas plus de champs dans cette liste\u{202f}: elle en a ${n(fields)}, et Listpass a besoin de trois. Supprimez un champ que vous n’utilisez plus, puis réessayez.`,
  field_refused: ({ tag }: Tagged) => `Mailchimp a refusé de créer le champ ${tag}. Rien n’a été modifié.`,
  field_missing: ({ tag }: Tagged) => `La liste n’a pas de champ ${tag}.`,
  field_is_ours: ({ tag }: Tagged) =>
    `Le champ ${tag} appartient à Listpass et ne dit rien sur l’invité. Choisissez un autre champ.`,
  field_is_address: ({ tag }: Tagged) =>
    `Le champ ${tag} est une adresse, trop longue pour le scanner. Choisissez un autre champ.`,
  field_no_number: ({ tag }: Tagged) => `Le champ ${tag} n’est pas un champ de nombre. Choisissez-en un autre.`,
  field_asked_twice: ({ tag }: Tagged) => `Le champ ${tag} a déjà une question. Choisissez un autre champ.`,
  field_not_tickable: ({ tag }: Tagged) =>
    `Une case à cocher a besoin d’un champ de texte. Le champ ${tag} n’en est pas un.`,
  field_not_askable: ({ tag }: Tagged) =>
    `Une entrée ne peut pas demander le champ ${tag}. Choisissez un champ de texte, de nombre, à boutons radio ou à menu déroulant.`,
  field_on_card_twice: ({ tag }: Tagged) => `L’entrée affiche déjà le champ ${tag}. Choisissez un autre champ.`,
}

/** Generating and comparing the codes of a list. */
const batches = {
  batch_not_found: 'Lot introuvable',
  generation_finished: 'Cette génération est déjà terminée.',
  sync_finished: 'Cette synchronisation est déjà terminée.',
  sync_beside_generation:
    'Des codes QR sont en cours de génération. Synchronisez quand elle est terminée, ou arrêtez-la d’abord.',
  codes_at_work: 'Listpass travaille encore sur les codes de cette liste. Attendez que ce soit terminé.',
  account_inactive_to_continue: 'Le compte de cette liste est désactivé. Activez-le pour continuer.',
  too_many_checks: 'Vous avez lancé cette vérification plusieurs fois à l’instant. Réessayez dans un moment.',
}

export const codes = { ...fields, ...batches } satisfies typeof en
