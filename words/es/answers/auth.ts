import type { auth as english } from '../../en/answers/auth.ts'

/** Signing in, and the own account. */
export const auth = {
  registered: '¡Cuenta creada!',
  signed_in: '¡Sesión iniciada!',
  code_to_finish: 'Escribe ahora un código para terminar de iniciar sesión.',
  language_changed: 'Idioma cambiado.',
  signed_out: 'Se ha cerrado la sesión.',
  reset_link_sent: '¡Te hemos enviado por correo el enlace para elegir una contraseña nueva!',
  password_updated: '¡Contraseña cambiada!',
  session_ended: 'La sesión se ha cerrado.',
  signed_in_only_here: 'No tienes la sesión abierta en ningún otro sitio.',
  signed_out_elsewhere: 'Se han cerrado las demás sesiones.',
  issuer_link_removed: 'El vínculo se ha eliminado.',
  second_step_turned_on: 'Para iniciar sesión ahora hace falta un código de tu aplicación.',
  second_step_turned_off: 'El segundo paso está desactivado.',
  recovery_codes_renewed: 'Tus códigos de recuperación anteriores ya no funcionan.',
  passkey_added: 'La llave de acceso se ha añadido. Ya puedes iniciar sesión con ella.',
  passkey_renamed: 'La llave de acceso tiene un nombre nuevo.',
  passkey_removed: 'La llave de acceso se ha eliminado.',
} satisfies typeof english
