import type { SiteWords } from '../../en/site/index.ts'

/** The page for coupons. */
export const coupons = {
  title: 'Cupons QR rastreáveis para Mailchimp – Listpass',
  headline: ['Um cupom por pessoa.', 'Um único uso.'],
  lead: 'Um código de desconto que qualquer um copia não diz nada a você. Dê a cada contato do Mailchimp um cupom pessoal, escaneie no balcão e veja na sua lista quem usou.',
  start: 'Começar grátis',
  promise: 'Sem cartão.',

  couponShop: 'Padaria da esquina',
  couponOffer: '20%',
  couponText: 'de desconto no próximo pedido',
  couponName: 'Para Jonas Weber',
  couponRule: 'Válido uma vez',

  tellsTitle: 'Uma leitura diz três coisas',
  tells: [
    ['Quem', 'O contato por trás do cupom, pelo nome ou por qualquer outro campo da sua lista.'],
    ['Se já usou', 'Usado antes ou não. Se sim, a equipe vê quando e onde.'],
    ['Quantas vezes', 'Um número para cada contato, de volta no Mailchimp em segundos, para montar segmentos.'],
  ],

  limitsTitle: 'Quantas vezes você quiser',
  limitsText: 'Cada contato tem o próprio máximo. Mude no Mailchimp, e o scanner acompanha.',
  limits: [
    ['1', 'Uma vez', 'O padrão. Uma segunda leitura é recusada, com o horário da primeira.'],
    ['5', 'Cinco vezes', 'Um cartão fidelidade sem o cartão: leitura 1 de 5, 2 de 5, e assim até a última.'],
    ['0', 'Não vale mais', 'Bloqueado. O e-mail ainda está por aí, mas o cupom dele não funciona mais.'],
  ],
  limitsUnit: 'máximo',

  rulesTitle: 'Uma leitura pode mudar sua lista',
  rulesText:
    'Adicione uma regra, e uma leitura aceita muda outro campo desse contato. Use isso na próxima campanha: escreva de um jeito para novos clientes e de outro para os de sempre. Uma prévia mostra a quantos contatos uma regra se aplica.',
  rule: [
    ['Se', 'STAGE', 'é', 'invited'],
    ['então', 'STAGE', 'vira', 'customer'],
  ],
  rulesAlt:
    'As regras de uma lista no Listpass: se STAGE é invited, vira customer, e a quantos contatos isso se aplica agora.',

  notTitle: 'O que ele não é',
  nots: [
    ['Não é um caixa', 'Ele não calcula o desconto. Ele diz se o cupom é válido e de quem é.'],
    [
      'Não é para lojas virtuais',
      'Uma pessoa escaneia os códigos com um celular, no balcão. Uma página de pagamento não consegue usá-los.',
    ],
    ['Não é mais uma ferramenta de e-mail', 'Você escreve e envia no Mailchimp, como antes. Só acrescenta uma imagem.'],
  ],
  closing: 'A próxima campanha pode saber quem veio',
} satisfies SiteWords['coupons']
