import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'Segundo paso',
  text: 'Un código de tu teléfono, después de la contraseña',
  loading: 'Cargando...',
  loadFailed: 'No se ha podido cargar el segundo paso',

  off: 'Desactivado',
  offText: 'Con un segundo paso, una contraseña robada no basta para abrir tu cuenta.',
  offNeeds:
    'Necesitas una aplicación de autenticación en tu teléfono, como Google Authenticator, 2FAS o la de tu gestor de contraseñas.',
  setUp: 'Configurar',
  byPasskey: 'Tu equipo exige un segundo paso: al iniciar sesión, después de la contraseña se pide tu llave de acceso.',
  byPasskeyToo:
    'Configura también una aplicación de autenticación. Sus códigos de recuperación te dan acceso si pierdes tu dispositivo.',

  on: 'Activado',
  onSince: (date: string) =>
    `Para iniciar sesión hacen falta tu contraseña y un código de tu aplicación (desde: ${date}).`,
  noneLeft: 'No te quedan códigos de recuperación. Crea otros para poder iniciar sesión sin tu teléfono.',
  left: (codes: number) =>
    count(codes, {
      one: 'Te queda # código de recuperación. Te da acceso una vez sin tu teléfono.',
      other: 'Te quedan # códigos de recuperación. Cada uno te da acceso una vez sin tu teléfono.',
    }),
  newCodes: 'Crear códigos de recuperación',
  turnOff: 'Desactivar',

  passwordFirst: 'Primero, confirma tu contraseña.',
  next: 'Siguiente',
  cancel: 'Cancelar',
  close: 'Cerrar',
  failed: 'No ha funcionado. Inténtalo de nuevo.',

  scanTitle: 'Escanea con tu aplicación',
  scanText: 'Abre tu aplicación de autenticación, añade una cuenta y escanea este código.',
  scanAlt: 'Código QR para tu aplicación de autenticación',
  scanLoading: 'Dibujando el código QR...',
  scanFailed: 'No se ha podido dibujar el código QR. Escribe la clave en tu aplicación.',
  byHand: '¿No puedes escanearlo? Escribe esta clave en tu aplicación:',
  copyKey: 'Copiar clave',
  codeNow: 'Código de tu aplicación',
  codeNowHint: 'Los 6 dígitos que la aplicación muestra ahora.',
  confirm: 'Activar',

  codesTitle: 'Tus códigos de recuperación',
  codesText:
    'Si pierdes tu teléfono, cada uno de estos códigos te permite iniciar sesión una vez. Guárdalos en un lugar seguro. Solo se muestran ahora.',
  codesLabel: 'Códigos de recuperación',
  copyCodes: 'Copiar',
  downloadCodes: 'Descargar',
  fileName: 'listpass-codigos-de-recuperacion.txt',
  fileTitle: (email: string) => `Códigos de recuperación de Listpass para ${email}`,
  saved: 'Los he guardado',

  newCodesText: 'Tus códigos de recuperación anteriores dejan de funcionar al instante.',
  newCodesConfirm: 'Crear códigos',
  turnOffTitle: 'Desactivar el segundo paso',
  turnOffText: 'Tu contraseña bastará para abrir tu cuenta. Tus códigos de recuperación dejan de funcionar.',
  turnOffConfirm: 'Desactivar',
  turnedOff: 'El segundo paso está desactivado.',
} satisfies AccountWords['secondStep']
