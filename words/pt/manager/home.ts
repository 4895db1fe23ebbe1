import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The frame of a list: its parts, and the occasion that they show. */
export const home = {
  parts: {
    tonight: 'Esta noite',
    guests: 'Convidados',
    doors: 'Portas',
    email: 'E-mail',
    results: 'Resultados',
    occasions: 'Ocasiões',
    settings: 'Configurações',
  },
  partsLabel: 'Partes desta lista',
  more: 'Mais',
  guests: (guests: number) => count(guests, { one: '# convidado', other: '# convidados' }),
  openScanner: 'Abrir scanner',
  onlyEditors: 'Só editores podem abrir esta parte',
  onlyEditorsText:
    'Você pode ver “Esta noite”, “Convidados” e “Resultados”. Um proprietário da equipe pode mudar sua função.',

  occasion: 'Ocasião',
  occasionIs: 'Ocasião:',
  allOccasions: 'Todas as ocasiões',
  changeOccasions: 'Adicionar ou alterar ocasiões',
  addOccasion: 'Adicionar ocasião',
  ended: (moment: string) => `encerrada: ${moment}`,
} satisfies ManagerWords['home']
