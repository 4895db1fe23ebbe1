import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** People without their code: the search, and the list by name. */
export const people = {
  label: 'Nombre o correo',
  hint: 'Al menos 3 letras, palabras en cualquier orden.',
  hintOfLink: 'Al menos 3 letras del nombre, o el correo completo.',
  codeEnd: (four: string) => `El código termina en ${four}`,
  searching: 'Buscando...',
  found: (people: number) => count(people, { one: '# persona encontrada.', other: '# personas encontradas.' }),
  more: 'Hay más. Escribe más letras del nombre.',
  none: 'Nadie con ese nombre en esta lista.',
  failed: 'La búsqueda no ha funcionado. Inténtalo de nuevo.',
  needsConnection: 'Para buscar por nombre hace falta conexión. Puedes seguir escaneando y escribiendo códigos.',
  checkIn: 'Dar entrada',
  checkInOf: (name: string, four: string) =>
    `Dar entrada: ${name}${four === '' ? '' : `, el código termina en ${four}`}`,
  state: {
    open: '',
    used_up: 'Ya ha entrado',
    blocked: 'Código bloqueado',
    removed: 'Ya no está en la lista',
    not_a_guest: 'No es de los invitados',
  },
  uses: (used: number, max: number) => `${n(used)} de ${n(max)} usos`,

  names: {
    filter: 'Qué invitados',
    all: 'Todos',
    notIn: 'Por llegar',
    letters: 'Primera letra',
    loading: 'Cargando los invitados...',
    failed: 'No se han podido cargar los invitados',
    none: 'Aquí no hay invitados.',
    more: 'Mostrar más',
  },
} satisfies DoorWords['people']
