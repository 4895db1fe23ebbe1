import type { ManagerWords } from '../../en/manager/index.ts'

/** The number field that says how many come in with a code. */
export const partyField = {
  title: 'Tamaño de un grupo',
  byHand: 'Entradas permitidas de cada invitado',
  byField: (tag: string) => `El número en ${tag}`,
  edit: 'Elegir un campo',
  dialogTitle: 'Tamaño de un grupo',
  text: 'Un campo de número de la lista puede decir cuántas personas entran con un código. Su número pasa a ser el de “Entradas permitidas”. Listpass nunca cambia el campo. Los invitados sin número se quedan como están.',
  field: 'Campo',
  none: 'Ningún campo',
  gone: (tag: string) => `${tag} (ya no está en Mailchimp)`,
  loadingFields: 'Cargando los campos de la lista...',
  fieldsFailed: 'No se han podido cargar los campos de la lista',
  failed: 'No se ha podido guardar el tamaño de los grupos.',
  saved: 'El tamaño de los grupos se ha guardado.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
} satisfies ManagerWords['partyField']
