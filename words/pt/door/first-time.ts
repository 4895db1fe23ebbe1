import type { DoorWords } from '../../en/door/index.ts'

/** Three cards for staff at their first door. */
export const firstTime = {
  title: 'Como funciona',
  help: 'Ajuda',
  aim: 'Aponte',
  aimText: 'Mantenha o código do convidado entre os cantos amarelos, a um palmo da câmera.',
  read: 'Veja a forma e leia a palavra',
  letIn: 'Deixe entrar',
  stop: 'Pare. Leia o motivo',
  answer: 'Responda à pergunta',
  away: 'Sem conexão? Continue escaneando',
  awayText: 'Círculo tracejado: deixe entrar, a leitura está salva. Este aparelho a envia depois.',
} satisfies DoorWords['firstTime']
