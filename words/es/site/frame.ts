import type { SiteWords } from '../../en/site/index.ts'

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
  logIn: 'Iniciar sesión',
  register: 'Crear cuenta',
  notFound: {
    title: 'Página no encontrada',
    text: 'No hay ninguna página en esta dirección. Puede que el enlace sea antiguo o que falte una letra.',
    home: 'Volver al inicio',
  },
} satisfies SiteWords['frame']
