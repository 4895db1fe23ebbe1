import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The organiser's name, logo and colour, as guests see them. */
export const branding = {
  title: 'Aspecto para los invitados',
  text: 'Los invitados lo ven al abrir el enlace de su código y en un quiosco. También sale en la hoja de puerta.',
  plain: 'Negro',
  loading: 'Cargando tu aspecto...',
  failed: 'No se ha podido cargar tu aspecto',
  name: 'Tu nombre (opcional)',
  nameHint: 'Como te conocen los invitados, por ejemplo “Eventos del Puerto”.',
  place: 'Lugar (opcional)',
  placeHint: 'Dónde se celebra. Un evento puede tener su propio lugar.',
  accent: 'Color',
  accentText: 'Color como código',
  accentHint: 'Por ejemplo #17324d. Déjalo vacío para usar negro.',
  onDark: 'El texto sobre este color es blanco.',
  onLight: 'El texto sobre este color es negro.',
  unreadable:
    'Ni el texto blanco ni el negro se leen bien sobre este color. Los invitados ven negro en su lugar. Prueba uno más oscuro o más claro.',
  shows: 'Mostrar el nombre del invitado en la página',
  showsHint:
    'Cualquiera que tenga el enlace de un código puede abrir su página y leer el nombre. Nunca se muestra con códigos de una herramienta anterior.',
  save: 'Guardar aspecto',
  saving: 'Guardando...',
  saveFailed: 'No se ha podido guardar tu aspecto',
  logo: 'Logotipo',
  logoHint: (mostKb: number) => `Un PNG o SVG de ${n(mostKb)} KB como máximo. Mejor si es cuadrado.`,
  chooseLogo: 'Elegir logotipo',
  changeLogo: 'Cambiar logotipo',
  uploading: 'Comprobando el logotipo...',
  removeLogo: 'Eliminar logotipo',
  removing: 'Eliminando...',
  logoFailed: 'No se ha podido guardar el logotipo',
  removeFailed: 'No se ha podido eliminar el logotipo',
  logoTooLarge: (mostKb: number) => `El logotipo puede tener como máximo ${n(mostKb)} KB.`,
  preview: 'Vista previa de la página que abren los invitados',
  previewTime: 'Sábado, 28 de noviembre, 19:00',
  previewShow: 'Muéstralo en la entrada',
  previewGuest: 'A nombre de:',
  previewName: 'Lucía Fernández Soto',
} satisfies ManagerWords['branding']
