import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Scanner links: the doors of a list, and whether they are ready. */
export const links = {
  title: 'Links do scanner',
  text: 'Links secretos com que a equipe da porta escaneia esta lista no próprio celular, sem entrar na conta.',
  loading: 'Carregando os links do scanner...',
  loadFailed: 'Não foi possível carregar os links do scanner',
  noneOfOccasion: (name: string) => `Nenhum link do scanner abre ${isolated(name, 60)} ainda.`,
  ofOthers: (links: number) => count(links, { one: '# link de outras ocasiões', other: '# links de outras ocasiões' }),
  showAll: (links: number) => count(links, { one: 'Mostrar # link', other: 'Mostrar todos os # links' }),
  add: 'Novo link do scanner',
  list: 'Links do scanner desta lista',
  /** The name of a button for screen readers: what it does, and for which link. */
  named: (action: string, label: string) => `${action}: ${label}`,

  noDoors: 'Nenhum link do scanner ainda. Crie um para cada porta, para poder encerrar um por um.',
  sampleLabel: 'Portão norte',
  sample: 'Exemplo',
  sampleText: 'A equipe o abre no celular e escaneia. Aqui você vê quantos aparelhos o usam e se estão prontos.',
  firstLink: 'Criar o primeiro link',

  occasion: 'Para que serve esta porta?',
  occasionHint: 'Isto define quais convidados a porta libera e quando.',
  chooseOccasion: 'Escolha uma ocasião',
  whateverIsOpen: 'A que estiver aberta',
  opensNothing:
    'A porta vale para cada noite ou dia que você adicionar, no respectivo horário. Áreas e cupons precisam de um link próprio.',
  /** `names`: one occasion, or several by `and` or `andMore`. */
  opens: (names: string) =>
    `A porta é para ${names}, no horário de cada ocasião. Você não precisa de outro link para isso.`,
  /** `names`: with commas between them. */
  and: (names: string, last: string) => `${names} e ${last}`,
  andMore: (names: string, more: number) => `${names} e mais ${n(more)}`,
  occasionOf: (name: string) => `Para ${isolated(name, 60)}`,
  followsNone: 'Para a ocasião aberta',
  followsNow: (name: string) => `Para a ocasião aberta: agora, ${isolated(name, 60)}`,
  followsNext: (name: string) => `Para a ocasião aberta: a próxima é ${isolated(name, 60)}`,
  everyone: 'Todos da lista.',
  atAnyTime: 'A qualquer hora.',
  /** From one moment to another, as a sentence. */
  during: (span: string) => `${span}.`,
  from: (moment: string) => `Abertura: ${moment}.`,
  until: (moment: string) => `Encerramento: ${moment}.`,
  occasionEnded: 'Ocasião encerrada',
  occasionRemoved: 'A ocasião foi removida',
  direction: 'Sentido',
  directions: { both: 'Entrada e saída: a equipe alterna', in: 'Só entrada', out: 'Só saída' },

  scanOnly: 'Só escanear',
  byName: 'Escanear, buscar e liberar por nome',
  addsGuests: 'Inclui convidados',
  states: {
    active: () => 'Ativo',
    expiring: (moment: string) => `Expira: ${moment}`,
    expired: () => 'Expirado',
    off: () => 'Desativado',
  },
  unused: 'Ainda não usado',
  lastUsed: (moment: string) => `Último uso: ${moment}`,

  doorsLabel: 'Portas',
  doorsReady: (ready: number, all: number) => `Portas prontas: ${n(ready)} de ${n(all)}`,
  ready: { ready: 'Pronta', missing: 'Não pronta', 'not-open': 'Não aberta' },
  toDo: (label: string) => `A fazer: ${label}`,
  /** The fault at the door, and the remedy for staff. */
  missing: {
    camera: 'A câmera está desligada. A equipe toca em “Permitir acesso à câmera”.',
    light: 'A luz da câmera não funciona.',
    sound: 'O som está desligado. A equipe aumenta o volume e ouve os sons no checklist.',
    screen: 'A tela pode apagar. Por hoje, a equipe ajusta o bloqueio de tela para “nunca”.',
    list: 'A lista de convidados ainda não está no aparelho. A equipe deixa a página aberta, com conexão.',
    storage: 'O navegador pode apagar leituras salvas. A equipe adiciona a página à tela inicial.',
    clock: 'O relógio está errado. A equipe ativa o ajuste automático de hora.',
    battery: 'A bateria está fraca. A equipe liga o aparelho na tomada.',
    version: 'Há uma versão mais nova. A equipe recarrega a página.',
  },

  copy: 'Copiar link',
  picture: 'Mostrar QR',
  sheet: 'Imprimir folha',
  sheets: 'Imprimir folhas',
  edit: 'Editar',
  rotate: 'Renovar',
  remove: 'Revogar',
  more: (label: string) => `Mais opções: ${label}`,

  noDevices: 'Sem uso agora.',
  devices: (devices: number) => count(devices, { one: '# aparelho o usa agora', other: '# aparelhos o usam agora' }),
  manyDevices: '50 aparelhos ou mais o usam agora',
  since: (moment: string) => `Desde ${moment}`,
  end: 'Desconectar',
  endTitle: 'Desconectar este aparelho',
  endQuestion: (device: string) =>
    `A partir de agora, ${device} não pode mais escanear. Quem tiver o link ainda pode abri-lo de novo. Para impedir isso, renove o link.`,
  endConfirm: 'Desconectar',
  ending: 'Desconectando...',
  endFailed: 'Não foi possível desconectar o aparelho',
  ended: 'Aparelho desconectado',

  addTitle: 'Novo link do scanner',
  editTitle: 'Editar link do scanner',
  label: 'Nome',
  labelHint: 'Por exemplo, o nome da porta. A equipe o vê quando um código já foi usado nela.',
  rights: 'Permissões',
  rightsHint: 'A busca mostra nomes e e-mails abreviados desta lista a quem tiver o link.',
  mayAdd: 'Incluir convidados que não estão na lista',
  mayAddHint:
    'A equipe digita um nome e, se houver, um e-mail. Com um e-mail, o convidado também vai para o Mailchimp, como não inscrito. Em “Configurações”, escreva o texto com que os convidados aceitam e-mails.',
  language: 'Idioma',
  languageOfDevice: 'O do aparelho',
  languageHint: 'O que a equipe e os convidados em um totem leem. A equipe pode escolher outro no aparelho.',
  expires: 'Expira em',
  expiresHint: 'No seu fuso horário. Deixe vazio se o link não deve expirar.',
  isActive: 'Ativo',
  isActiveHint: 'Com o link desativado, não dá para escanear. Você pode ativá-lo de novo.',
  cancel: 'Cancelar',
  create: 'Criar link',
  creating: 'Criando...',
  save: 'Salvar alterações',
  saving: 'Salvando...',
  addFailed: 'Não foi possível criar o link do scanner',
  editFailed: 'Não foi possível atualizar o link do scanner',
  added: 'Link do scanner criado',
  edited: 'Link do scanner atualizado',

  rotateTitle: 'Renovar o link do scanner',
  rotateQuestion: (label: string) =>
    `O link ${isolated(label)} recebe um novo endereço. O antigo para de funcionar na hora, mesmo durante leituras. Envie o novo link à sua equipe.`,
  rotateConfirm: 'Renovar link',
  rotating: 'Renovando...',
  rotateFailed: 'Não foi possível renovar o link do scanner',
  rotated: 'O link do scanner tem um novo endereço',

  removeTitle: 'Revogar o link do scanner',
  removeQuestion: (label: string) =>
    `O link ${isolated(label)} para de funcionar na hora e para sempre. As leituras dele continuam contadas.`,
  removeConfirm: 'Revogar link',
  removing: 'Revogando...',
  removeFailed: 'Não foi possível revogar o link do scanner',
  removed: 'Link do scanner revogado',

  pictureText: 'Escaneie isto com um celular da equipe. Quem vir este código pode escanear esta lista.',
  pictureAlt: 'Código QR que abre o link do scanner',
  pictureLoading: 'Desenhando o código QR...',
  pictureFailed: 'Não foi possível desenhar o código QR',
  close: 'Fechar',
} satisfies ManagerWords['links']
