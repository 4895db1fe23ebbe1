import type { ProductWords } from '../../en/product/index.ts'

/** The confirmation before a dangerous change. */
export const confirm = {
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'De tu aplicación de autenticación, o un código de recuperación.',
  insteadPasskey: 'Usar una llave de acceso',
  insteadPassword: 'Usar tu contraseña',
  passkeyNote: 'Tu dispositivo te pedirá tu huella, tu cara o el bloqueo de pantalla.',
  passkeyNotUsed: 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo.',
} satisfies ProductWords['confirm']
