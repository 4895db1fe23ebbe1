import type { LetterWords } from '../en/letters.ts'

/** The frame of every letter, and the letters to guests. */
export const letters = {
  hello: (name: string) => `Olá, ${name}!`,
  foot: 'O Listpass enviou este e-mail sobre sua conta. Não responda: as respostas não são lidas.',
  footToGuest: 'O Listpass enviou este e-mail em nome de uma organização. Não responda: as respostas não são lidas.',
  openAddress: 'Ou abra este endereço:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Este link só funciona no computador em que o Listpass está.',
    network: 'Este link só funciona na rede em que o Listpass está.',
  },
  /** To a guest whom a door added. */
  code: {
    subject: (list: string) => `Seu código: ${list}`,
    added: (list: string) => `Você foi incluído na porta: ${list}. Esta página tem seu código.`,
    show: 'Mostre-o na porta se voltar. Não compartilhe o link: qualquer pessoa que o tiver pode usar o código.',
    open: 'Abrir seu código',
    why: 'Você recebe só este e-mail porque pediram seu endereço na porta. Ele não inscreve você em nada.',
  },
} satisfies LetterWords
