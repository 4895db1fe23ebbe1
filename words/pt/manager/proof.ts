import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** A draft as each guest gets it. */
export const proof = {
  loading: 'Preenchendo os valores do convidado...',
  failed: 'Não foi possível mostrar o e-mail',
  /** A field with the number of the guest, and behind it how many there are. */
  guest: 'Convidado',
  of: (total: number) => `de ${n(total)}`,
  previous: 'Anterior',
  next: 'Próximo',
  nobody: 'Este rascunho ainda não tem destinatários',
  nobodyText: 'Escolha os destinatários no Mailchimp e depois atualize.',
  unread: 'O Mailchimp ainda não mostra o conteúdo deste rascunho',
  unreadText: 'Abra o rascunho no Mailchimp, salve-o uma vez e depois atualize.',
  uncertain:
    'Só o Mailchimp sabe quais convidados atendem às condições deste rascunho. Aqui você vê todos os convidados da lista.',
  version: 'Versão',
  width: 'Largura',
  widths: { 600: 'Computador', 320: 'Celular' },
  look: 'Tema',
  looks: { light: 'Claro', dark: 'Escuro' },
  frame: (name: string) => `O e-mail como chega para ${isolated(name, 60)}`,
  window: 'O e-mail na janela dele',
  others: 'Mostrar outras imagens',
  othersHint: 'Só o código é carregado. Outras imagens podem revelar a quem as enviou que você as viu.',
  /** `tags`: such as “*|FNAME|*, *|LNAME|*”. */
  left: (tags: string) => `Sem alteração: ${tags}. O Mailchimp preenche as próprias etiquetas de mesclagem ao enviar.`,

  reading: 'Lendo o código...',
  readFailed: 'Não foi possível ler o código agora',
  readIn: (read: number, of: number) => `Leituras com sucesso: ${n(read)} de ${n(of)}`,
  readText: 'A imagem foi aberta no endereço público dela e lida com 200, 150 e 120 pixels, em fundo claro e escuro.',
  /** `ways`: with commas between them. */
  missed: (ways: string) => `Sem leitura com ${ways}. Aumente a imagem no rascunho.`,
  way: {
    light: (side: number) => `${n(side)} pixels em fundo claro`,
    dark: (side: number) => `${n(side)} pixels em fundo escuro`,
  },
  none: 'Nenhum leitor conseguiu ler esta imagem',
  noneText: 'Ela não contém um código deste convidado. Compare-a com as verificações acima.',
  other: 'A imagem contém o código de outro convidado',
  otherText: 'Todos os convidados mostrariam o mesmo código. Substitua a imagem pelo bloco de código.',
  noPicture: 'Este e-mail não tem uma imagem do código no seu endereço público',
  noPictureText: 'Cole o bloco de código no rascunho. As verificações acima dizem mais.',
  unreachable: 'Não foi possível abrir a imagem',
  unreachableText: (address: string) =>
    `${address} não respondeu. Os convidados também não veriam a imagem, a menos que só este servidor não alcance o próprio endereço.`,
  onlyHere: (address: string) => `Mas só aqui: os convidados não conseguem abrir ${address}.`,

  live: 'Testar com seu celular',
  liveText:
    'Escaneie o código deste convidado no e-mail acima ou em um e-mail que chegou. Esta página espera e avisa você.',
} satisfies ManagerWords['proof']
