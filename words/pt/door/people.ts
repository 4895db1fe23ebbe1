import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/** People without their code: the search, and the list by name. */
export const people = {
  label: 'Nome ou e-mail',
  hint: 'Pelo menos 3 letras, palavras em qualquer ordem.',
  hintOfLink: 'Pelo menos 3 letras do nome, ou o e-mail inteiro.',
  codeEnd: (four: string) => `Código termina em ${four}`,
  searching: 'Buscando...',
  found: (people: number) => count(people, { one: '# pessoa encontrada.', other: '# pessoas encontradas.' }),
  more: 'Há mais pessoas. Digite mais letras do nome.',
  none: 'Ninguém com esse nome nesta lista.',
  failed: 'A busca não funcionou. Tente de novo.',
  needsConnection: 'É preciso ter conexão para buscar por nome. Você ainda pode escanear e digitar códigos.',
  checkIn: 'Liberar',
  checkInOf: (name: string, four: string) => `Liberar: ${name}${four === '' ? '' : `, código termina em ${four}`}`,
  state: {
    open: '',
    used_up: 'Já entrou',
    blocked: 'Bloqueado',
    removed: 'Removido da lista',
    not_a_guest: 'Não é convidado',
  },
  uses: (used: number, max: number) => `Usos: ${n(used)} de ${n(max)}`,

  names: {
    filter: 'Quais convidados',
    all: 'Todos',
    notIn: 'Ainda não entraram',
    letters: 'Primeira letra',
    loading: 'Carregando os convidados...',
    failed: 'Não foi possível carregar os convidados',
    none: 'Nenhum convidado aqui.',
    more: 'Mostrar mais',
  },
} satisfies DoorWords['people']
