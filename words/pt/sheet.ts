import { isolated } from '#domain/user-text.ts'
import type { SheetWords } from '../en/sheet.ts'

/** The sheet of a door: the paper beside it, for staff. */
export const sheet = {
  code: (door: string) => `Código QR que abre o scanner de ${isolated(door, 60)}`,
  codeLoading: 'Desenhando o código QR...',
  codeFailed: 'Não foi possível desenhar o código QR',
  stepsLabel: 'Como começar',
  steps: [
    { what: 'Escaneie com a câmera do celular', how: 'Sem app, sem conta.' },
    { what: 'Permita o acesso à câmera', how: 'Depois abra o Checklist.' },
    { what: 'Aponte para o código de cada convidado', how: 'Veja a forma e leia a palavra.' },
  ],
  signsLabel: 'O que os sinais significam',
  signs: {
    in: { what: 'Círculo verde: deixe entrar', how: 'Cumprimente pelo nome que está na tela.' },
    out: { what: 'Moldura azul: pode sair', how: 'Esta porta registra saídas.' },
    stop: { what: 'Octógono vermelho: pare', how: 'Leia o motivo. Se o convidado insistir, chame a organização.' },
    ask: { what: 'Losango amarelo: sua vez', how: 'Responda à pergunta na tela.' },
    saved: { what: 'Círculo tracejado: sem conexão', how: 'Deixe entrar. A leitura fica salva e é enviada depois.' },
  },
  call: 'Organização',
  network: 'Wi-Fi',
  notListed: 'Não está na lista?',
  byName: 'Primeiro, toque em “Buscar por nome”',
  noName: 'Pergunte à organização',
  until: (at: string) => `Funciona até ${at}`,
  warning:
    'Secreto: quem tiver esta folha pode escanear até a organização encerrar o link. Retire a folha depois do evento.',
  warningUntil: (until: string) =>
    `Secreto: quem tiver esta folha pode escanear até ${until}. Retire a folha depois do evento.`,
} satisfies SheetWords
