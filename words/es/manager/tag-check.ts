import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** How the tags of guests who came differ in Mailchimp. A name may contain `#`, so it is not in the forms. */
export const tagCheck = {
  failed: 'No se han podido comprobar las etiquetas de los invitados que vinieron',
  lacking: (name: string, guests: number) =>
    `${count(guests, { one: '# invitado que vino no tiene', other: '# invitados que vinieron no tienen' })} la etiqueta “${name}”`,
  untagged: (name: string, guests: number) =>
    `${count(guests, { one: '# invitado aún tiene', other: '# invitados aún tienen' })} la etiqueta “${name}”, pero su escaneo se deshizo`,
  again: 'Listpass lo está corrigiendo ahora. Comprueba de nuevo en un minuto.',
  byHand: (name: string, guests: number) =>
    `${count(guests, { one: '# invitado que no vino tiene', other: '# invitados que no vinieron tienen' })} la etiqueta “${name}”`,
  byHandText: 'Alguien se la puso en Mailchimp. Listpass la deja como está.',
  notWhole: (name: string) => `Mailchimp no ha mostrado a todos los contactos con la etiqueta “${name}”`,
  notWholeText: 'Puede que aquí falten invitados sin ella. Comprueba de nuevo más tarde.',
} satisfies ManagerWords['tagCheck']
