import type { ProductWords } from '../../en/product/index.ts'

/** The confirmation before a dangerous change. */
export const confirm = {
  password: 'Senha',
  code: 'Código',
  codeHint: 'Do seu app autenticador, ou um código de recuperação.',
  insteadPasskey: 'Usar chave de acesso',
  insteadPassword: 'Usar senha',
  passkeyNote: 'Seu aparelho vai pedir seu dedo, seu rosto ou o bloqueio de tela.',
  passkeyNotUsed: 'Nenhuma chave de acesso foi usada. Tente de novo.',
} satisfies ProductWords['confirm']
