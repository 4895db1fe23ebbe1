import type { picture as english } from '../../en/campaigns/picture.ts'

const replaceIt = 'Substitua-a pelo bloco de código abaixo.'

/** Findings about the content and the picture of the code, and what the organiser can do. */
export const picture = {
  unread: {
    sentence: 'O Mailchimp ainda não mostra o conteúdo deste rascunho, então o Listpass não pode verificá-lo.',
    todo: 'Abra o rascunho no Mailchimp, salve-o uma vez e depois atualize.',
  },
  too_large: {
    sentence: 'O HTML deste rascunho é longo demais ou tem níveis demais, então o Listpass não pode verificá-lo.',
    todo: 'Simplifique-o no Mailchimp e depois atualize.',
  },
  only_text: {
    sentence: 'Esta é uma campanha em texto simples, então os convidados não veem a imagem do código.',
    todo: 'Use uma campanha normal. A equipe da porta também pode digitar o código que está no texto.',
  },
  picture_missing: {
    sentence: 'O e-mail não tem uma imagem do código.',
    todo: 'Cole o bloco de código abaixo no rascunho.',
  },
  only_link: {
    sentence: 'O código está só em um link. Os convidados não têm o que mostrar na porta.',
    todo: 'Cole o bloco de código abaixo no rascunho. O link pode ficar.',
  },
  same_picture: {
    sentence: 'Todos os convidados receberiam o mesmo código.',
    todo: 'A imagem foi enviada ao Mailchimp, então não muda mais para cada convidado. Substitua-a pelo bloco de código abaixo.',
  },
  one_code: {
    sentence: 'Todos os convidados receberiam o código de um só convidado.',
    todo: 'O endereço da imagem contém um código e nenhuma etiqueta de mesclagem. Substitua a imagem pelo bloco de código abaixo.',
  },
  picture_elsewhere: { sentence: 'Outro site desenha a imagem. Suas portas não conseguem lê-la.', todo: replaceIt },
  pasted_as_text: {
    sentence: 'Os convidados veriam o HTML do código e nenhuma imagem.',
    todo: 'Cole o bloco de código em um bloco para HTML (“Código”), não em um bloco de texto.',
  },
  as_background: {
    sentence: 'O código é uma imagem de fundo, que muitos programas de e-mail não mostram.',
    todo: replaceIt,
  },
  in_comment: {
    sentence: 'O código está dentro de um comentário HTML, então nenhum convidado o vê.',
    todo: 'Remova as marcas de comentário em volta dele.',
  },
  hidden: { sentence: 'Um estilo esconde a imagem do código.', todo: 'Mova-a para um lugar visível do rascunho.' },
  in_conditional: {
    sentence: ({ condition }: { condition: string }) =>
      `Só os convidados para quem ${condition} é verdadeiro recebem o código.`,
    todo: 'Tire o código da condição se todos os convidados precisam dele.',
  },
} satisfies typeof english
