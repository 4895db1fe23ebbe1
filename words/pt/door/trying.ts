import type { DoorWords } from '../../en/door/index.ts'

/** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
export const trying = {
  title: 'Testar uma leitura',
  loading: 'Abrindo o scanner...',
  failed: 'O scanner não abriu',
  state: 'Só um teste: nada é contado',
  over: 'Este teste terminou',
  overText: 'Escolha “Começar de novo” na tela que mostrou o código.',
  aim: 'Aponte para um código do seu e-mail ou da sua outra tela.',
  admitted: 'Funciona. É isto que uma porta mostra à equipe. Nada foi contado.',
  refused: 'É isto que uma porta diria agora. Nada foi contado.',
  again: 'Escanear outro código',
  checkFailed: 'Não foi possível verificar o código',
} satisfies DoorWords['trying']
