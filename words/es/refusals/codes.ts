import type { codes as Codes } from '../../en/refusals/codes.ts'
import { n } from '../format.ts'

type Tagged = { tag: string }

/** Fields of a list in Mailchimp. `tag` is such a field's name there. */
const fields = {
  field_not_found: 'No se ha encontrado el campo',
  fields_gone: 'Mailchimp ya no tiene los campos QR de esta lista. Créalos de nuevo.',
  no_fields_yet: 'Crea antes los campos QR de esta lista.',
  field_of_other_type: ({ tag, type, needed }: Tagged & { type: string; needed: string }) =>
    `La lista ya tiene un campo ${tag} de tipo ${type}, pero Listpass necesita el tipo ${needed}. Cambia el nombre de ese campo o elimínalo en Mailchimp, e inténtalo de nuevo.`,
  too_many_fields: ({ fields }: { fields: number }) =>
    `Mailchimp no permite más campos en esta lista: tiene ${n(fields)}, y Listpass necesita tres. Elimina un campo que ya no uses e inténtalo de nuevo.`,
  field_refused: ({ tag }: Tagged) => `Mailchimp no ha querido crear el campo ${tag}. No ha cambiado nada.`,
  field_missing: ({ tag }: Tagged) => `La lista no tiene ningún campo ${tag}.`,
  field_is_ours: ({ tag }: Tagged) => `${tag} es de Listpass y no dice nada del invitado. Elige otro campo.`,
  field_is_address: ({ tag }: Tagged) =>
    `${tag} es una dirección, que es demasiado larga para la puerta. Elige otro campo.`,
  field_no_number: ({ tag }: Tagged) => `${tag} no es un campo de número. Elige otro.`,
  field_asked_twice: ({ tag }: Tagged) => `${tag} ya tiene una pregunta. Elige otro campo.`,
  field_not_tickable: ({ tag }: Tagged) => `Una casilla necesita un campo de texto. ${tag} no lo es.`,
  field_not_askable: ({ tag }: Tagged) =>
    `Una puerta no puede preguntar por ${tag}. Elige un campo de texto, de número, de botones de opción o de menú desplegable.`,
  field_on_card_twice: ({ tag }: Tagged) => `${tag} ya está en la ficha. Elige otro campo.`,
}

/** Generating and comparing the codes of a list. */
const batches = {
  batch_not_found: 'No se ha encontrado el lote',
  generation_finished: 'Esta generación ya ha terminado.',
  sync_finished: 'Esta sincronización ya ha terminado.',
  sync_beside_generation: 'Se están generando códigos QR. Sincroniza cuando termine la generación, o cancélala antes.',
  codes_at_work: 'Listpass aún está trabajando en los códigos de esta lista. Espera a que termine.',
  account_inactive_to_continue: 'La cuenta de esta lista está inactiva. Actívala para continuar.',
  too_many_checks: 'Has comprobado esto muchas veces seguidas. Inténtalo de nuevo en un momento.',
}

export const codes = { ...fields, ...batches } satisfies typeof Codes
