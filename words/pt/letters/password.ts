import type { LetterWords } from '../../en/letters/index.ts'

/** About the password of the reader's account. */
export const password = {
  choose: 'Escolher uma nova senha',
  /** By the second step that signing in still asks for. */
  stillNeeds: {
    totp: 'Para entrar na conta, você ainda precisa de um código do app autenticador ou de um código de recuperação.',
    passkey: 'Para entrar na conta, você ainda precisa da sua chave de acesso.',
  },
  /** With a link for a new password. */
  reset: {
    subject: 'Escolha uma nova senha para o Listpass',
    asked: 'Recebemos um pedido de nova senha para sua conta do Listpass. Se foi você, escolha uma agora.',
    goodFor: 'O link funciona uma vez, por 30 minutos.',
    ignore: 'Se você não fez o pedido, ignore este e-mail. Sua senha continua a mesma.',
  },
  changed: {
    subject: 'Sua senha do Listpass foi alterada',
    changed: 'A senha da sua conta do Listpass acabou de ser alterada. Todos os outros aparelhos foram desconectados.',
    wasItYou: 'Se foi você, não é preciso fazer nada. Se não foi, escolha uma nova senha agora:',
    reset: 'Redefinir sua senha',
  },
  /** To the owner of an account whose email was registered once more. */
  registered: {
    subject: 'Seu e-mail foi registrado de novo no Listpass',
    unchanged: 'Uma nova conta do Listpass foi criada com seu e-mail. Sua conta anterior não mudou.',
    ifYou:
      'Se foi você: a nova conta é separada e está vazia. Para ver suas listas, saia da conta e entre com sua primeira senha. Se você a esqueceu, escolha uma nova.',
    ifNot: 'Se não foi você, pode ignorar este e-mail. Ninguém consegue entrar na sua conta dessa forma.',
  },
} satisfies LetterWords['password']
