import type { ManagerWords } from '../../en/manager/index.ts'

/** A test of a draft, and a draft that Listpass makes. */
export const writing = {
  testLoading: 'Buscando tu correo...',
  testFailed: 'No se ha podido enviar la prueba',
  testText:
    'Mailchimp te envía una prueba solo a ti. Una prueba no es de ningún contacto: sus etiquetas quedan vacías o tal cual, así que la imagen dice SAMPLE. Tus invitados reciben su propio código.',
  testTo: 'Enviar a',
  testSend: 'Enviar la prueba',
  testSending: 'Enviando...',
  testSent: (email: string) => `Mailchimp está enviando una prueba a ${email}`,
  testSentText: 'Revisa el texto y el diseño. Para probar un código real, elige “Verlo como cada invitado”.',

  makeText:
    'Mailchimp recibe una pequeña invitación para toda esta lista, con las horas y los lugares de tus eventos. Se queda como borrador: cambia allí el texto y envíala cuando quieras.',
  makeName: 'Nombre del borrador',
  makeDefault: (list: string) => `Invitación: ${list}`,
  make: 'Crear borrador',
  making: 'Creando el borrador...',
  makeFailed: 'No se ha podido crear el borrador',
  made: 'El borrador está en Mailchimp',
} satisfies ManagerWords['writing']
