import type { AppWords } from '../../en/app/index.ts'

/** The menu of a member, with their teams. */
export const menu = {
  dashboard: 'Panel',
  help: 'Ayuda',
  account: 'Cuenta y contraseña',
  language: 'Idioma',
  logOut: 'Cerrar sesión',
  logOutThere: (name: string) => `Cerrar sesión aquí y en ${name}`,
  here: 'El equipo de esta página',
  roles: { owner: 'Propietario', editor: 'Editor', viewer: 'Lectura', door: 'Puerta' },
  notFoundTitle: 'No se ha encontrado el equipo',
  notFoundText:
    'No estás en este equipo o ya no lo estás. Si deberías estar, pide a un propietario del equipo que te invite.',
  makeTeam: 'Crear un equipo',
  ownTeam: 'Ir a tu propio equipo',
} satisfies AppWords['menu']
