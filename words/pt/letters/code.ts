import type { LetterWords } from '../../en/letters/index.ts'

/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Seu código: ${list}`,
  added: (list: string) => `A equipe da porta incluiu você: ${list}. Esta página tem seu código.`,
  show: 'Mostre-o na porta se voltar. Não compartilhe o link: qualquer pessoa que o tiver pode usar o código.',
  open: 'Abrir seu código',
  why: 'Você recebe só este e-mail porque pediram seu endereço na porta. Ele não inscreve você em nada.',
} satisfies LetterWords['code']
