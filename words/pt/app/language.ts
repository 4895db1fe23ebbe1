import type { AppWords } from '../../en/app/index.ts'

/** The choice of a person's language. */
export const language = {
  title: 'Idioma',
  label: 'Idioma das suas telas e dos seus e-mails',
  asBrowser: (name: string) => `O do navegador (${name})`,
  hint: 'Nas portas, o idioma é escolhido à parte. Os convidados leem tudo no idioma do celular deles.',
  failed: 'Não foi possível mudar o idioma.',
  lost: 'Não foi possível mudar o idioma. Verifique a conexão e tente de novo.',
  close: 'Fechar',
} satisfies AppWords['language']
