import type { LetterWords } from '../../en/letters/index.ts'

/** About the password of the reader's account. */
export const password = {
  choose: 'Elegir una contraseña nueva',
  /** By the second step that signing in still asks for. */
  stillNeeds: {
    totp: 'Para iniciar sesión sigues necesitando un código de tu aplicación de autenticación o un código de recuperación.',
    passkey: 'Para iniciar sesión sigues necesitando tu llave de acceso.',
  },
  /** With a link for a new password. */
  reset: {
    subject: 'Elige una contraseña nueva para Listpass',
    asked:
      'Hemos recibido una solicitud de contraseña nueva para tu cuenta de Listpass. Si lo hiciste tú, elige ahora la contraseña nueva.',
    goodFor: 'El enlace funciona una sola vez, durante 30 minutos.',
    ignore: 'Si no la has pedido, ignora este correo. Tu contraseña no cambia.',
  },
  changed: {
    subject: 'Se ha cambiado tu contraseña de Listpass',
    changed:
      'La contraseña de tu cuenta de Listpass se acaba de cambiar. Se ha cerrado la sesión en todos los demás dispositivos.',
    wasItYou: 'Si lo hiciste tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva:',
    reset: 'Restablecer tu contraseña',
  },
  /** To the owner of an account whose email was registered once more. */
  registered: {
    subject: 'Tu correo se ha registrado otra vez en Listpass',
    unchanged: 'Se ha creado una cuenta nueva de Listpass con tu correo. Tu cuenta anterior no ha cambiado.',
    ifYou:
      'Si lo hiciste tú: la cuenta nueva es independiente y está vacía. Para llegar a tus listas, cierra la sesión e inicia otra con tu primera contraseña. Si la has olvidado, elige una nueva.',
    ifNot: 'Si no lo hiciste tú, puedes ignorar este correo. Nadie puede entrar en tu cuenta de esta manera.',
  },
} satisfies LetterWords['password']
