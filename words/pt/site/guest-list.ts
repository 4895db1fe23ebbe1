import type { SiteWords } from '../../en/site/index.ts'

/** The page for guest lists. */
export const guestList = {
  title: 'Lista de convidados e controle de entrada para Mailchimp – Listpass',
  headline: ['A lista de convidados', 'que se confere', 'sozinha.'],
  lead: 'Seus convidados já estão no Mailchimp. Dê a cada um um código QR pessoal, envie com o convite e libere a entrada com um celular. Sem exportar, sem planilha, sem lápis.',
  start: 'Começar grátis',
  promise: 'Sem cartão.',

  eveningTitle: 'Uma noite, hora a hora',
  evening: [
    [
      'Uma semana antes',
      'Todos têm um código',
      'Cada contato da lista recebe um. Você vê a contagem subir. Quem já tem um código fica com ele.',
    ],
    [
      'Terça-feira',
      'O convite sai',
      'O código faz parte da sua própria campanha, com o seu visual: uma imagem, diferente para cada convidado.',
    ],
    [
      '17:10',
      'Alguém entra de última hora',
      'A pessoa se inscreve na lista no Mailchimp. Segundos depois ela tem um código, e a porta já o conhece.',
    ],
    [
      '19:00',
      'As portas se abrem',
      'Duas entradas, dois celulares, uma lista. Se os dois escaneiam um código no mesmo instante, ele libera uma vez.',
    ],
    [
      '19:42',
      'Mira chega',
      'Verde, um som, o nome dela. Você escolhe o que a equipe vê: um nome, uma mesa, um tipo de ingresso.',
    ],
    [
      '19:44',
      'O código dela de novo',
      'Um e-mail encaminhado. Vermelho, e a equipe vê quando o código foi usado pela primeira vez.',
    ],
    [
      'Na manhã seguinte',
      'A lista se lembra',
      'O número de leituras é um campo no Mailchimp. Agradeça aos convidados que vieram e escreva outra mensagem aos demais.',
    ],
  ],

  doorTitle: 'O que a porta vê',
  doorText: 'Uma cor que se vê do outro lado do salão, um som e uma frase que diz o que fazer.',
  verdicts: [
    ['Entrada liberada', 'Leitura 1 de 1. Boas-vindas.'],
    ['Já usado', 'Primeira leitura: 19:42, porta principal.'],
    ['Não está na lista', 'Um código, mas não um dos seus.'],
    ['Removido da lista', 'Arquivado no Mailchimp depois do convite.'],
  ],
  scannerAlt: 'O scanner em um celular, todo verde: entrada liberada, com o nome do convidado.',

  questionsTitle: 'Boas perguntas',
  questions: [
    [
      'Alguém encaminha o convite. Os dois entram?',
      'Vale a primeira leitura. A segunda é recusada, com o horário da primeira.',
    ],
    [
      'Um convidado pode levar alguém?',
      'Pode. Mude o máximo desse contato para 2 no Mailchimp. O código passa a liberar duas vezes.',
    ],
    [
      'Os convidados podem liberar a própria entrada?',
      'Podem, se você quiser. Um tablet como totem cumprimenta cada um pelo nome e não mostra mais nada. Caso contrário, só vale o scanner da sua equipe.',
    ],
    [
      'Do que a porta precisa?',
      'De um celular com câmera e navegador. Não há nada para instalar. Se a tela de um convidado estiver trincada, a equipe pode digitar o código.',
    ],
    [
      'Precisa de internet?',
      'Só para começar. Conectadas, todas as portas compartilham uma lista. Se a conexão cair, o celular continua escaneando com a lista salva, avisa e envia as leituras depois.',
    ],
    [
      'O que acontece com a minha lista?',
      'O Listpass adiciona três campos: o código, quantas vezes ele pode ser usado e quantas vezes já foi. Ele não inscreve nem descadastra ninguém, e nunca escreve para a sua lista.',
    ],
  ],
  closing: 'As portas abrem às sete. Dá tempo.',
} satisfies SiteWords['guestList']
