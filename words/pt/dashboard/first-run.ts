import type { DashboardWords } from '../../en/dashboard/index.ts'
import { count, n } from '../format.ts'

/** The first steps with a new list. */
export const firstRun = {
  title: 'Primeiros passos',
  /** After the name of the list, as `opensOn`. Without a gender or a verb, because both stand in a mark. */
  almost: 'quase tudo pronto',
  opensOn: (day: string) => `abertura: ${day}`,
  left: (steps: number) => count(steps, { one: 'Falta # passo.', other: 'Faltam # passos.' }),
  done: 'Concluído',
  codes: (guests: number) =>
    guests === 1 ? 'Um código para seu único convidado' : `Códigos para todos os ${n(guests)} convidados`,
  /** The date and time. */
  codesText: (at: string) => `Criação: ${at}`,
  try: 'Teste uma leitura com seu celular',
  tryText: 'Nada é contado, e nenhum código é gasto',
  tried: (at: string) => `Leitura com seu celular: ${at}`,
  doors: 'Crie um link para cada porta',
  doorsText: 'A equipe escaneia com o próprio celular, sem app',
  doorsMade: (doors: number) => count(doors, { one: '# porta tem um link', other: '# portas têm um link' }),
  makeLinks: 'Criar links',
  print: 'Imprima as folhas das portas',
  printText: 'Uma para cada porta: o código dela e o que fazer',
  printSheets: 'Imprimir folhas',
  tonight: 'Abrir Esta noite',
  close: 'Fechar estes passos',
  closing: 'Fechando...',
  closeFailed: 'Não foi possível fechar os passos',
} satisfies DashboardWords['firstRun']
