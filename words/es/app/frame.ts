import type { AppWords } from '../../en/app/index.ts'

/** The frame of every screen: the bar, the wait for a screen, its failure. */
export const frame = {
  brandHome: 'Listpass: inicio',
  mainMenu: 'Principal',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  skip: 'Ir al contenido',
  scanner: 'Escáner',
  checking: 'Comprobando tu sesión...',
  loading: 'Cargando...',
  faultTitle: 'No se ha podido mostrar esta página',
  faultText:
    'Algo ha fallado o una parte de la página no se ha cargado. No se ha perdido nada de lo que guardaste. Recarga la página para intentarlo de nuevo.',
  reload: 'Recargar página',
} satisfies AppWords['frame']
