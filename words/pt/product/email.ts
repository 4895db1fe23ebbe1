import type { ProductWords } from '../../en/product/index.ts'

/** The preview of an email with a code. Its words are an example. */
export const email = {
  previewWidth: 'Tela',
  previewLook: 'Tema',
  choices: { phone: 'Celular', desktop: 'Computador', light: 'Claro', dark: 'Escuro' },
  /** After the greeting, for a guest without a name. It has no gender. */
  someone: 'participante',
  someonesEmail: 'contato@example.com',
  subject: 'Seu ingresso chegou',
  greeting: (name: string) => `Olá, ${name},`,
  closing: 'Mostre este código na entrada, no celular ou em papel.',
  example: 'Só o código é real aqui. O texto é um exemplo, não o seu e-mail.',
  sampleOnly: 'Ninguém nesta lista tem um código ainda, então a imagem diz SAMPLE.',
} satisfies ProductWords['email']
