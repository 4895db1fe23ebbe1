import type { AppWords } from '../../en/app/index.ts'

/** A team that has moved, or that asks for a second step. */
export const locked = {
  movedTitle: 'Este equipo se ha trasladado',
  movedText: (team: string, place: string) =>
    `“${team}” está ahora en ${place}. Inicia sesión allí con el mismo correo y la misma contraseña. Las puertas que están abiertas siguen funcionando por sí solas.`,
  movedGo: 'Ir a la nueva dirección',
  lockedTitle: 'Hace falta un segundo paso',
  lockedText: (team: string) =>
    `El equipo “${team}” exige algo más que una contraseña. Añade una llave de acceso o una aplicación de autenticación para continuar.`,
  lockedPasskey: 'Añadir llave',
  lockedApp: 'Añadir aplicación',
  lockedHas: '¿Ya tienes un segundo paso? Elige “Cerrar sesión” en el menú con tu nombre e inicia sesión con él.',
} satisfies AppWords['locked']
