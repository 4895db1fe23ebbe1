import type { Words } from '../en/guest-page.ts'

/** The page of a code in Brazilian Portuguese. Guests are addressed as “você”. */
export const pt = {
  title: 'Seu código',
  show: 'Mostre isto na entrada',
  brightness: 'Aumente o brilho da tela',
  picture: (code: string) => `Código QR ${code}`,
  when: 'Quando',
  where: 'Onde',
  guest: 'Em nome de',
  admits: 'Pessoas',
  others: 'Este código também vale para',
  calendar: 'Adicionar à agenda',
  saved: 'Depois de aberta, a página funciona sem conexão',
  taken: 'Seu scanner agora pergunta sobre este código. Volte para ele.',
  ofDoor: 'Para a equipe da porta: abra seu link do scanner neste navegador e depois abra este código de novo.',
  noPage: 'Não há código aqui',
  noPageText: 'Este endereço não tem código, ou seu prazo acabou. Abra de novo o link do seu último e-mail.',
  noPageHelp: 'Se isso não ajudar, pergunte à organização.',
  inCalendar: (link: string) => `Mostre seu código na entrada: ${link}`,
} satisfies Words
