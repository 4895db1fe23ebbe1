import type { LetterWords } from '../../en/letters/index.ts'
import { person } from '../account/person.ts'

/** About the ways into the reader's account. */
export const signIn = {
  wasItYou:
    'Se foi você, não é preciso fazer nada. Se não foi, escolha uma nova senha agora. Isso desconecta todos os aparelhos.',
  newDevice: {
    subject: 'Novo acesso à sua conta do Listpass',
    seen: (device: string, moment: string) =>
      `Sua conta foi aberta com um navegador que você ainda não tinha usado: ${device}, ${moment} UTC.`,
    device: person.device,
  },
  /** By what happened to the second step. */
  secondStep: {
    on: {
      subject: 'Seu acesso ao Listpass agora tem uma segunda etapa',
      sentence:
        'Para entrar na sua conta do Listpass, agora são necessários sua senha e um código do app autenticador.',
    },
    off: {
      subject: 'A segunda etapa do seu acesso ao Listpass está desativada',
      sentence: 'A segunda etapa foi desativada. Agora, sua senha basta para entrar na sua conta do Listpass.',
    },
    codes: {
      subject: 'Seus códigos de recuperação do Listpass foram substituídos',
      sentence: 'Novos códigos de recuperação foram criados para sua conta do Listpass. Os antigos não funcionam mais.',
    },
    guesses: {
      subject: 'Alguém pode saber sua senha do Listpass',
      sentence:
        'Alguém digitou sua senha e depois muitos códigos errados. Sem o código certo, ninguém entra na sua conta.',
    },
  },
  /** By what happened to a way to sign in without the password. `undo` stands after `wasItYou`. */
  ways: {
    'passkey-added': {
      subject: 'Uma chave de acesso foi adicionada à sua conta do Listpass',
      sentence: 'Uma chave de acesso foi adicionada à sua conta do Listpass. Ela permite entrar sem sua senha.',
      undo: 'Depois, remova a chave de acesso na sua conta, em “Chaves de acesso”.',
    },
    'passkey-removed': {
      subject: 'Uma chave de acesso foi removida da sua conta do Listpass',
      sentence: 'Uma chave de acesso foi removida da sua conta do Listpass. Ela não permite mais entrar.',
      undo: 'Depois, adicione sua chave de acesso de novo na sua conta, em “Chaves de acesso”.',
    },
    linked: {
      subject: 'Sua conta do Listpass tem uma nova forma de acesso',
      sentence: (issuer: string) =>
        `Sua conta do Listpass foi vinculada a ${issuer}. Agora também é possível entrar assim.`,
      undo: 'Depois, remova o vínculo na sua conta, em “Chaves de acesso”.',
    },
    unlinked: {
      subject: 'Uma forma de acesso foi removida da sua conta do Listpass',
      sentence: (issuer: string) =>
        `Sua conta do Listpass não está mais vinculada a ${issuer}. Não é mais possível entrar assim.`,
      undo: 'Depois, vincule sua conta de novo, em “Chaves de acesso”.',
    },
  },
  /** In the place of an issuer that is no longer set up. */
  someIssuer: 'outra conta',
} satisfies LetterWords['signIn']
