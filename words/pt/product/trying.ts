import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A scan with the organiser’s own phone that counts nothing. */
export const trying = {
  countsNothing: 'Um teste não conta nada: nenhum código é gasto, e nada vai para o Mailchimp.',
  starting: 'Criando um scanner de teste...',
  startFailed: 'Não foi possível criar o scanner de teste',
  openTitle: 'Aponte seu celular para cá',
  openText: 'Aponte a câmera para este código. Ele abre um scanner, sem app e sem entrar na conta.',
  openAlt: 'Código QR: abre o scanner no seu celular',
  openHere: 'Abrir o scanner aqui',
  drawing: 'Desenhando o código...',
  drawFailed: 'Não foi possível desenhar o código',
  waitingToOpen: 'Aguardando seu celular',
  isOpen: 'Meu celular mostra o scanner',
  scanTitle: 'Agora escaneie este código',
  ownCode: 'É o seu próprio código.',
  codeOf: (name: string) => `É o código de ${isolated(name, 60)}.`,
  orEmail: 'Um código do seu e-mail de teste também serve.',
  onlyEmail: 'Escaneie um código do seu e-mail de teste.',
  sampleAlt: 'Código QR de um contato, para escanear com seu celular',
  waiting: 'Aguardando sua leitura',
  openAgain: 'Mostrar o primeiro código',
  stamp: 'Entrada liberada',
  done: 'Seu celular leu o código.',
  doneOf: (name: string) => `Seu celular leu o código de ${isolated(name, 60)}.`,
  doneText: 'É isto que suas portas vão fazer. Nada foi contado.',
  refused: (verdict: string) => `Seu celular leu o código. Uma porta diria: ${verdict}.`,
  refusedText: 'Nada foi contado. Confira o contato na sua lista ou teste outro código.',
  again: 'Testar outra leitura',
  slow: 'Ainda nada?',
  /** Quotes two buttons of the door. */
  slowText: 'O scanner precisa da câmera: escolha “Permitir acesso à câmera”. Ou escolha “Digitar código” nele.',
  over: 'Nenhuma leitura em 30 minutos',
  overText: 'Depois disso, um scanner de teste termina. Comece de novo quando estiver com o celular à mão.',
  startAgain: 'Começar de novo',
  statusFailed: 'No momento, esta tela não consegue saber da sua leitura. Ela continua tentando.',
} satisfies ProductWords['trying']
