import type { ManagerWords } from '../../en/manager/index.ts'
import { count } from '../format.ts'

/** The page on which the sheets of doors are printed. The sheets have words of their own. */
export const sheets = {
  title: 'Folhas das portas',
  text: 'Uma página para cada porta, para fixar ao lado dela. A equipe escaneia o código com o celular e já pode começar.',
  back: 'Voltar às portas',
  notFound: 'Lista não encontrada',
  notFoundText: 'Esta lista não existe ou é de outra pessoa.',
  loading: 'Carregando as portas...',
  loadFailed: 'Não foi possível carregar as portas',
  viewer: 'Você pode ver esta lista',
  viewerText: 'As folhas das portas têm links secretos. Peça a um editor da sua equipe que as imprima.',
  none: 'Nenhuma porta para imprimir ainda',
  noneText: 'Primeiro, crie um link do scanner para cada porta. Cada link tem então sua folha.',
  noneHere: 'Nenhuma porta escaneia para esta ocasião',
  noneHereText: 'Esta lista tem portas para outras ocasiões.',
  toDoors: 'Ir para os links do scanner',
  gone: 'Esta porta não tem folha agora',
  goneText: 'O link do scanner dela expirou, está desativado ou foi revogado. Prolongue o prazo dele ou crie um novo.',
  all: 'Folhas de todas as portas',
  preview: 'O que será impresso',

  secretTitle: 'Cada folha tem o link secreto da porta dela',
  secretText: 'Quem vir a folha pode escanear esta lista. Coloque-a onde só a equipe passa e retire-a depois da noite.',
  onIt: 'Na folha',
  callLabel: 'Para quem a equipe liga',
  callHint: 'Nome e telefone. Deixe vazio para escrever à mão.',
  networkLabel: 'Wi-Fi para a equipe',
  networkHint: 'Nome e senha. Deixe vazio para escrever à mão.',
  kept: 'Os dois ficam neste navegador, para esta lista, até você sair da conta.',
  print: (sheets: number) => count(sheets, { one: 'Imprimir folha', other: 'Imprimir # folhas' }),
  drawing: 'Desenhando os códigos QR...',
  wordsFailed: 'Não foi possível carregar os textos da folha',
} satisfies ManagerWords['sheets']
