import type { DoorWords } from '../../en/door/index.ts'

/** The start of a kiosk, in the door’s menu. */
export const startKiosk = {
  title: 'Totem: cada convidado escaneia seu código',
  text: 'Tela cheia, só para os convidados. Eles podem escolher o idioma e nada mais. Você precisa do PIN para sair, mesmo depois de recarregar a página. Para manter os convidados nesta página, use o Acesso Guiado (iPhone) ou a fixação de app (Android).',
  pinHint: 'De 4 a 8 dígitos. Você precisa do PIN para sair.',
  pinProblem: 'Um PIN tem de 4 a 8 dígitos.',
  again: 'PIN de novo',
  againProblem: 'Os dois PINs não são iguais.',
  start: 'Iniciar totem',
  starting: 'Iniciando...',
  noStorage:
    'Este navegador não consegue salvar o totem: recarregar a página o encerraria. Desative a navegação anônima.',
  insecure: 'O totem precisa de uma conexão segura. Abra esta página no endereço https.',
} satisfies DoorWords['startKiosk']
