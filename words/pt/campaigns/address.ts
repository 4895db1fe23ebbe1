import type { address as english } from '../../en/campaigns/address.ts'

const copyAgain = 'Copie o HTML de novo e substitua o bloco no rascunho.'

type Address = { address: string }
type Tag = { tag: string }

/** Findings about the address of the picture and its merge tag, and what the organiser can do. */
export const address = {
  address_incomplete: { sentence: 'O endereço da imagem está incompleto, então nada aparece.', todo: copyAgain },
  address_http: {
    sentence: 'O endereço da imagem começa com http. Muitos programas de e-mail a bloqueiam.',
    todo: copyAgain,
  },
  address_local: {
    sentence: ({ address: at }: Address) => `A imagem está em ${at}, que os convidados não conseguem abrir.`,
    todo: 'Defina em PUBLIC_URL um endereço https público. Depois, copie o HTML de novo.',
  },
  address_former: {
    sentence: ({ address: at }: Address) => `A imagem usa o endereço anterior ${at}.`,
    todo: 'Ela só funciona enquanto esse endereço levar ao Listpass. Copie o HTML de novo.',
  },
  address_other: {
    sentence: ({ address: at }: Address) => `A imagem está em ${at}, que não é este Listpass.`,
    todo: copyAgain,
  },
  smart_quotes: { sentence: 'O endereço da imagem tem aspas curvas, então nada aparece.', todo: copyAgain },
  tag_missing: {
    sentence: 'O endereço da imagem não tem etiqueta de mesclagem, então cada convidado recebe uma amostra.',
    todo: copyAgain,
  },
  tag_broken: { sentence: 'A etiqueta de mesclagem no endereço da imagem está incompleta.', todo: copyAgain },
  tag_split: {
    sentence: 'A formatação divide a etiqueta de mesclagem, então o Mailchimp não pode preenchê-la.',
    todo: copyAgain,
  },
  tag_spaced: {
    sentence: 'A etiqueta de mesclagem contém espaços, então o Mailchimp não pode preenchê-la.',
    todo: copyAgain,
  },
  tag_lower_case: {
    sentence: 'A etiqueta de mesclagem está em letras minúsculas, então talvez o Mailchimp não a preencha.',
    todo: copyAgain,
  },
  tag_of_other_list: {
    sentence: ({ list }: { list: string }) => `A etiqueta de mesclagem é da lista “${list}”.`,
    todo: copyAgain,
  },
  tag_of_other_field: {
    sentence: ({ tag }: Tag) => `A etiqueta de mesclagem ${tag} é outro campo desta lista, não o código.`,
    todo: copyAgain,
  },
  tag_typo: { sentence: ({ tag }: Tag) => `A etiqueta de mesclagem ${tag} tem um erro de digitação.`, todo: copyAgain },
  tag_unknown: { sentence: ({ tag }: Tag) => `Esta lista não tem a etiqueta de mesclagem ${tag}.`, todo: copyAgain },
  tag_encoded: {
    sentence: 'O editor alterou os sinais da etiqueta de mesclagem. Em geral, o Mailchimp a preenche mesmo assim.',
    todo: 'Envie um teste para você ou copie o HTML de novo.',
  },
} satisfies typeof english
