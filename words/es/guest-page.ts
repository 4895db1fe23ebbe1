import type { Words } from '../en/guest-page.ts'

/** The page of a code in Spanish. Guests are addressed informally. */
export const es = {
  title: 'Tu código',
  show: 'Muéstralo en la entrada',
  brightness: 'Sube el brillo de la pantalla',
  picture: (code: string) => `Código QR ${code}`,
  when: 'Cuándo',
  where: 'Dónde',
  guest: 'A nombre de',
  admits: 'Personas',
  others: 'Este código también sirve para',
  calendar: 'Añadir al calendario',
  saved: 'Una vez abierta, la página funciona sin conexión',
  taken: 'Tu escáner pregunta ahora por este código. Vuelve a él.',
  ofDoor:
    'Para el personal de la puerta: abre tu enlace de escáner en este navegador y después abre este código de nuevo.',
  noPage: 'Aquí no hay ningún código',
  noPageText: 'Esta dirección no tiene ningún código, o ya ha caducado. Abre de nuevo el enlace de tu último correo.',
  noPageHelp: 'Si eso no ayuda, pregunta a la organización.',
  inCalendar: (link: string) => `Muestra tu código en la entrada: ${link}`,
} satisfies Words
