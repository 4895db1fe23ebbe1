import type { SiteWords } from '../../en/site/index.ts'

/** The landing page. */
export const landing = {
  title: 'Listpass – sua lista, na porta',
  headline: ['Sua lista,', 'na porta.'],
  lead: 'Dê a cada contato da sua lista do Mailchimp um código QR pessoal. Envie na sua próxima campanha, escaneie com qualquer celular e veja quem veio.',
  getStarted: 'Começar',
  promise: 'Grátis. Sem cartão.',

  sheetName: 'Jantar de primavera',
  sheetCount: '214 na lista',
  ticketNumber: 'Nº 0417',
  ticketName: 'Você está na lista, Mira',
  stamp: 'Entrada liberada',

  stepsTitle: 'Cinco passos, da lista até a porta',
  stepsText: 'O mais demorado é escrever o e-mail.',
  steps: [
    ['Crie uma conta grátis', 'Um nome, um endereço de e-mail, uma senha.'],
    ['Conecte o Mailchimp', 'Permita o acesso na página do Mailchimp ou cole uma chave de API. Suas listas aparecem.'],
    [
      'Atribua os códigos',
      'Um para cada contato, em três campos da sua lista. Contatos novos recebem o deles automaticamente.',
    ],
    [
      'Coloque em uma campanha',
      'Cole um trecho de HTML com uma etiqueta de mesclagem. O Mailchimp envia a cada contato o código dele.',
    ],
    ['Escaneie e acompanhe', 'Abra o scanner em um celular. Cada leitura é contada, e o total volta para a sua lista.'],
  ],
  managerAlt:
    'A página de uma lista: os cinco passos prontos, todos têm um código, e o HTML da campanha está pronto para copiar.',

  usesTitle: 'Um código, quatro usos',
  uses: [
    [
      'Entrada em eventos',
      'Ingressos digitais',
      'O código do seu convite é o ingresso. A equipe vê o nome do convidado e se ele já está dentro.',
    ],
    [
      'Ofertas exclusivas',
      'Códigos de desconto rastreáveis',
      'Um cupom para uma pessoa só, válido quantas vezes você permitir. Cópias não funcionam.',
    ],
    [
      'Ativação de produtos',
      'Da caixa de entrada ao balcão',
      'Envie um código com o pedido, escaneie na entrega e saiba quem está com o produto.',
    ],
    [
      'Engajamento offline',
      'Veja quem aparece de verdade',
      'Dias de portas abertas, saraus, feiras: descubra quais inscritos vêm, e não só quais clicam.',
    ],
  ],

  doorTitle: 'Na porta, uma resposta de cada vez',
  doorFacts: [
    ['Um código, uma entrada', 'Um código nunca muda. Ele libera uma vez, a não ser que você permita mais.'],
    ['Uma cópia não vai longe', 'A segunda leitura é recusada, e a equipe vê quando e onde foi a primeira.'],
    ['Abrir não é escanear', 'Os convidados podem abrir o código quantas vezes quiserem. Só o seu scanner conta.'],
    [
      'Sua lista continua sua',
      'O Listpass adiciona três campos no Mailchimp. Ele não inscreve nem descadastra ninguém, e nunca escreve para a sua lista.',
    ],
  ],
  scannerAlt: 'O scanner em um celular, todo verde: entrada liberada, com o nome do convidado.',
  refusedAlt: 'O scanner em um celular, vermelho-escuro: já usado, com o horário da primeira leitura.',

  freeTitle: 'Por que é grátis',
  freeText: [
    'O Listpass é feito por um único desenvolvedor. Não custa nada, e você não precisa de cartão.',
    'Um plano pago pode vir mais tarde. Hoje não existe nenhum.',
  ],
  receipt: [
    ['Conta', '0,00'],
    ['Códigos', '0,00'],
    ['Leituras', '0,00'],
    ['Cartão', 'não precisa'],
  ],
  receiptTotal: ['Total', '0,00'],
  support: 'Algo não funciona? Tem uma ideia de recurso ou quer patrocinar um? Escreva para',
} satisfies SiteWords['landing']
