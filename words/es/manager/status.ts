import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** A check of a list: missing codes, and what does not match Mailchimp. */
export const status = {
  title: 'Comprobar la lista',
  text: 'Busca en Mailchimp códigos que faltan y todo lo que no coincide con Listpass.',
  check: 'Comprobar la lista',
  checkAgain: 'Comprobar otra vez',
  checking: 'Comprobando...',
  failed: 'No se ha podido comprobar la lista',
  checked: 'Lista comprobada',
  checkedAt: (time: string) => `Comprobado: ${time}`,

  coverageOf: (covered: number, total: number) =>
    count(total, {
      one: `Con código QR: ${n(covered)} de # miembro`,
      other: `Con código QR: ${n(covered)} de # miembros`,
    }),
  coverage: (percent: number) => `${n(percent)}\u00a0% de cobertura`,
  all: 'Todos los miembros tienen código QR',
  empty: 'Esta lista aún no tiene miembros.',
  noFields: 'En Mailchimp faltan algunos campos QR',
  noFieldsText: 'Sin ellos, tus campañas no pueden mostrar códigos. El paso 1 crea los que faltan.',
  missing: (members: number) =>
    count(members, { one: '# miembro no tiene código QR', other: '# miembros no tienen código QR' }),
  generateMissing: 'Generar códigos que faltan',
  generateQuestion: (members: number) =>
    count(members, {
      one: 'Se genera un código QR para # miembro de esta lista que no lo tiene. ¿Continuar?',
      other: 'Se generan códigos QR para # miembros de esta lista que no lo tienen. ¿Continuar?',
    }),
  generating: 'Empezando...',
  generateFailed: 'No se han podido generar los códigos QR que faltan',

  inStep: 'Mailchimp y Listpass coinciden.',
  drift: (contacts: number) =>
    count(contacts, { one: '# contacto no coincide con Mailchimp', other: '# contactos no coinciden con Mailchimp' }),
  driftText: 'Al sincronizar, se compara cada contacto y se corrigen las diferencias.',
  sync: 'Sincronizar',
  which: 'Mostrar diferencias',
  whichFirst: (shown: number) => `Mostrar diferencias (las primeras ${n(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Código', max: 'Entradas permitidas', scans: 'Escaneos hasta ahora' },
  nothing: 'Nada',
  pending: (changes: number) =>
    count(changes, {
      one: '# cambio está en camino a Mailchimp. No cuenta como diferencia.',
      other: '# cambios están en camino a Mailchimp. No cuentan como diferencias.',
    }),
  refused: (contacts: number) =>
    count(contacts, {
      one: '# contacto no se puede guardar: Mailchimp lo rechaza',
      other: '# contactos no se pueden guardar: Mailchimp los rechaza',
    }),
  refusedText:
    'No están en las cifras de arriba. Listpass guarda un código para cada uno, pero tus campañas no pueden mostrarlo.',
  refusedList: 'Contactos rechazados y por qué',
  refusedFirst: (shown: number) => `Contactos rechazados y por qué (los primeros ${n(shown)})`,
  refusedPeople: 'Contactos que Mailchimp rechaza',
  lostRuleFields: (tags: string) => `Tus reglas usan campos que esta lista ya no tiene: ${tags}`,
  lostRuleFieldsText: 'Estas reglas no cambian nada. Edítalas o crea de nuevo los campos en Mailchimp.',
  publicFields: (tags: string) => `Los propios contactos pueden cambiar esto: ${tags}`,
  publicFieldsText:
    'Este campo es visible en Mailchimp, así que las personas lo ven en su perfil. Ocúltalo allí, en los campos del público.',
} satisfies ManagerWords['status']
