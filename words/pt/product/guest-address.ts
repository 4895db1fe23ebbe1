import type { AddressTrouble } from '#domain/guest-address.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** The address of Listpass that guests open, and what is wrong with it. */
export const guestAddress = {
  loading: 'Carregando o endereço do Listpass...',
  failed: 'Não foi possível carregar o endereço do Listpass',
  title: 'Os convidados ainda não conseguem abrir este Listpass',
  troubles: {
    machine: (address: string) =>
      `${address} só funciona neste computador. Nos e-mails já enviados, não dá para mudar o endereço.`,
    network: (address: string) =>
      `${address} só funciona na sua rede. Nos e-mails já enviados, não dá para mudar o endereço.`,
    insecure: (address: string) => `${address} não tem https. Celulares só permitem a câmera em páginas https.`,
  } satisfies Record<AddressTrouble, (address: string) => string>,
  wayOut:
    'Defina em PUBLIC_URL um endereço https público e inicie o Listpass de novo. A página docs/tonight.md, em inglês, mostra três formas. Se outra pessoa opera o Listpass para você, fale com ela.',
  onlyTrying: 'Só estou testando',
  trying: {
    machine: 'Só para testar: isto funciona neste computador e em nenhum outro lugar.',
    network: 'Só para testar: isto funciona na sua rede e em nenhum outro lugar.',
    insecure: 'Só para testar: celulares não conseguem escanear neste endereço.',
  } satisfies Record<AddressTrouble, string>,
  former: (address: string, day: string) =>
    `E-mails e links do scanner usam o endereço ${address} se foram criados antes desta data: ${day}. Eles funcionam enquanto esse endereço levar ao Listpass.`,
} satisfies ProductWords['guestAddress']
