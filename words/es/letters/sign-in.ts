import type { LetterWords } from '../../en/letters/index.ts'
import { person } from '../account/person.ts'

/** About the ways into the reader's account. */
export const signIn = {
  wasItYou:
    'Si lo hiciste tú, no tienes que hacer nada. Si no, elige ahora una contraseña nueva. Así se cierra la sesión en todos los dispositivos.',
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta de Listpass',
    seen: (device: string, moment: string) =>
      `Se ha iniciado sesión en tu cuenta con un navegador que no habías usado antes: ${device}, ${moment} UTC.`,
    device: person.device,
  },
  /** By what happened to the second step. */
  secondStep: {
    on: {
      subject: 'Tu inicio de sesión en Listpass tiene ahora un segundo paso',
      sentence:
        'Para iniciar sesión en tu cuenta de Listpass, ahora hacen falta tu contraseña y un código de tu aplicación de autenticación.',
    },
    off: {
      subject: 'El segundo paso para iniciar sesión en Listpass está desactivado',
      sentence:
        'Se ha desactivado el segundo paso. Ahora basta tu contraseña para iniciar sesión en tu cuenta de Listpass.',
    },
    codes: {
      subject: 'Se han sustituido tus códigos de recuperación de Listpass',
      sentence:
        'Se han creado códigos de recuperación nuevos para tu cuenta de Listpass. Los anteriores ya no funcionan.',
    },
    guesses: {
      subject: 'Puede que alguien sepa tu contraseña de Listpass',
      sentence:
        'Alguien ha introducido tu contraseña y después demasiados códigos incorrectos. Sin el código correcto, nadie puede entrar en tu cuenta.',
    },
  },
  /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
  ways: {
    'passkey-added': {
      subject: 'Se ha añadido una llave de acceso a tu cuenta de Listpass',
      sentence: 'Se ha añadido una llave de acceso a tu cuenta de Listpass. Permite iniciar sesión sin tu contraseña.',
      undo: 'Después, elimina la llave de acceso en tu cuenta, en “Llaves de acceso”.',
    },
    'passkey-removed': {
      subject: 'Se ha eliminado una llave de acceso de tu cuenta de Listpass',
      sentence: 'Se ha eliminado una llave de acceso de tu cuenta de Listpass. Ya no permite iniciar sesión.',
      undo: 'Después, vuelve a añadir tu llave de acceso en tu cuenta, en “Llaves de acceso”.',
    },
    linked: {
      subject: 'Tu cuenta de Listpass tiene una forma nueva de iniciar sesión',
      sentence: (issuer: string) =>
        `Tu cuenta de Listpass se ha vinculado con ${issuer}. Ahora también se puede iniciar sesión así.`,
      undo: 'Después, elimina el vínculo en tu cuenta, en “Llaves de acceso”.',
    },
    unlinked: {
      subject: 'Se ha eliminado una forma de iniciar sesión en tu cuenta de Listpass',
      sentence: (issuer: string) =>
        `Tu cuenta de Listpass ya no está vinculada con ${issuer}. Ya no se puede iniciar sesión así.`,
      undo: 'Después, vuelve a vincular tu cuenta, en “Llaves de acceso”.',
    },
  },
  /** In the place of an issuer that is no longer set up. */
  someIssuer: 'otra cuenta',
} satisfies LetterWords['signIn']
