import { n } from '../format.ts'

type Tagged = { tag: string }

/** Fields of a list in Mailchimp. `tag` is such a field's name there. */
const fields = {
  field_not_found: 'Field not found',
  fields_gone: 'Mailchimp no longer has the QR fields of this list. Please create them again.',
  no_fields_yet: 'Create the QR fields of this list first.',
  field_of_other_type: ({ tag, type, needed }: Tagged & { type: string; needed: string }) =>
    `The list already has a field ${tag} of the type ${type}, where Listpass needs the type ${needed}. Rename or delete that field in Mailchimp, then try again.`,
  too_many_fields: ({ fields }: { fields: number }) =>
    `Mailchimp allows no more fields in this list: it has ${n(fields)}, and Listpass needs three. Delete a field you no longer use, then try again.`,
  field_refused: ({ tag }: Tagged) => `Mailchimp refused to create the field ${tag}. Nothing was changed.`,
  field_missing: ({ tag }: Tagged) => `The list has no field ${tag}.`,
  field_is_ours: ({ tag }: Tagged) =>
    `${tag} belongs to Listpass and says nothing about the guest. Choose another field.`,
  field_is_address: ({ tag }: Tagged) => `${tag} is an address, which is too long for the door. Choose another field.`,
  field_no_number: ({ tag }: Tagged) => `${tag} is no number field. Choose another one.`,
  field_asked_twice: ({ tag }: Tagged) => `${tag} has a question already. Choose another field.`,
  field_not_tickable: ({ tag }: Tagged) => `A box to tick needs a text field. ${tag} is none.`,
  field_not_askable: ({ tag }: Tagged) =>
    `A door can’t ask for ${tag}. Choose a field for text, a number, radio buttons or a dropdown.`,
  field_on_card_twice: ({ tag }: Tagged) => `${tag} is already on the card. Choose another field.`,
}

/** Generating and comparing the codes of a list. */
const batches = {
  batch_not_found: 'Batch not found',
  generation_finished: 'This generation has already finished.',
  sync_finished: 'This sync has already finished.',
  sync_beside_generation: 'QR codes are being generated. Sync when that is done, or cancel it first.',
  codes_at_work: 'Listpass is still working on the codes of this list. Please wait until it is done.',
  account_inactive_to_continue: 'The account of this list is inactive. Switch it on to continue.',
  too_many_checks: 'You have checked this many times just now. Please try again in a moment.',
}

export const codes = { ...fields, ...batches }
