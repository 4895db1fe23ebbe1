import type { frame as english } from '../../en/letters/frame.ts'

/** The frame of every letter. */
export const frame = {
  hello: (name: string) => `Olá, ${name}!`,
  foot: 'O Listpass enviou este e-mail sobre sua conta. Não responda: as respostas não são lidas.',
  footToGuest: 'O Listpass enviou este e-mail em nome de uma organização. Não responda: as respostas não são lidas.',
  openAddress: 'Ou abra este endereço:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Este link só funciona no computador em que o Listpass está.',
    network: 'Este link só funciona na rede em que o Listpass está.',
  },
} satisfies typeof english
