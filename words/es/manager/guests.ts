import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The guests of a list or an occasion. */
export const guests = {
  title: 'Invitados',
  search: 'Nombre, correo o código',
  loading: 'Cargando los invitados...',
  failed: 'No se han podido cargar los invitados',
  countsFailed: 'No se han podido cargar las cifras',
  filters: 'Mostrar',
  more: 'Filtrar',
  statuses: {
    in: 'Ha entrado',
    not_in: 'Por llegar',
    left: 'Ha salido',
    blocked: 'Código bloqueado',
    refused: 'Rechazo de Mailchimp',
    removed: 'Ya no está en la lista',
  },
  leftAt: (time: string) => `Salida: ${time}`,
  unreached: 'No recibió el correo',
  alsoBlocked: 'Código bloqueado',

  table: 'Invitados de esta lista',
  columns: { name: 'Nombre', status: 'Estado', came_at: 'Llegada', door: 'Puerta', scans: 'Escaneos' },
  scans: (scans: number, max: number) => `${n(scans)} de ${n(max)}`,
  noEmail: 'Alta en puerta, sin correo',
  notYet: '–',
  actions: 'Acciones',
  actionsOf: (name: string) => `Acciones: ${name}`,
  choose: (name: string) => `Seleccionar: ${name}`,
  choosePage: 'Seleccionar todos los de esta página',
  paging: 'Páginas de invitados',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${n(page)}`,

  none: 'Aún no hay invitados',
  noneText: 'Elige quién cuenta: crea los códigos de esta lista, y cada contacto con código será un invitado.',
  toSettings: 'Abrir ajustes',
  noneHere: (search: string) => `Ningún invitado coincide con “${search}”.`,
  showAll: 'Mostrar todos',

  checkIn: 'Dar entrada',
  checkInOf: (name: string) => `Dar entrada a ${name}`,
  checkedIn: (name: string) => `${name} ya está dentro.`,
  notCheckedIn: (name: string, reason: string) => `${name} no ha entrado: ${reason}`,
  checkInFailed: 'No se ha podido dar entrada al invitado',

  print: 'Imprimir A–Z',
  csv: 'Exportar CSV',
  makingCsv: 'Reuniendo datos...',
  csvFailed: 'No se ha podido descargar el archivo',
} satisfies ManagerWords['guests']
