import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'

/** What a door would say to a guest at a moment. */
export const rehearsal = {
  title: 'Simular',
  text: 'Veja o que uma porta diria a um convidado em um momento. Nada é contado.',
  guest: 'Convidado',
  guestHint: 'Digite um nome ou e-mail.',
  found: 'Convidados encontrados',
  searching: 'Buscando...',
  searchFailed: 'Não foi possível buscar os convidados',
  noOne: (search: string) => `Ninguém corresponde a “${isolated(search, 60)}”.`,
  at: 'Momento',
  direction: 'Sentido',
  directions: { in: 'Entrada', out: 'Saída' },
  ask: 'Consultar porta',
  asking: 'Consultando...',
  failed: 'Não foi possível consultar a porta',
  chooseGuest: 'Primeiro, escolha um convidado.',
  decidedBy: (setting: string) => `Decidido por: ${setting}`,
  settings: {
    list: 'a lista, que não está aberta para leituras',
    contact: 'o convidado, que está bloqueado ou saiu da lista',
    who: 'Quem',
    opens_at: 'Abertura',
    closes_at: 'Encerramento',
    own_max: 'Vezes por convidado',
    max_scans: 'o máximo do convidado',
    again: 'De novo',
    capacity: 'Máximo de pessoas dentro',
  },
} satisfies OccasionsWords['rehearsal']
