import type { Check, Light } from '#domain/preflight.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The drafts of a list in Mailchimp, and what would go wrong with them. */
export const email = {
  title: 'Antes de enviar',
  loading: 'Verificando os rascunhos no Mailchimp...',
  failed: 'Não foi possível verificar os rascunhos',
  text: 'O Listpass lê os rascunhos desta lista no Mailchimp e diz o que daria errado. Ele nunca envia nenhum.',
  none: 'Nenhum rascunho ainda',
  noneText:
    'Crie no Mailchimp uma campanha para esta lista, com o HTML abaixo em um bloco de código. O Listpass a verifica antes de você enviar.',
  again: 'Atualizar',
  looking: 'Atualizando...',
  checkedAt: (time: string) => `Verificação: ${time}`,
  back: 'Todos os rascunhos',
  untitled: 'Rascunho sem nome',
  scheduled: (moment: string) => `Envio agendado: ${moment}`,
  receivers: (recipients: number) => count(recipients, { one: '# destinatário', other: '# destinatários' }),
  inMailchimp: 'Abrir no Mailchimp',
  draftLoading: 'Verificando o rascunho...',
  draftFailed: 'Não foi possível verificar o rascunho',
  ready: 'Este rascunho está pronto',
  readyText: 'Cada convidado recebe seu próprio código. Confira o horário do envio no Mailchimp.',
  wrong: (sentence: string) => `Isto daria errado: ${sentence}`,
  sent: (moment: string) => `Envio: ${moment}`,
  sentText:
    'Nada mais pode ser alterado neste e-mail. Em “Resultados”, você vê quantos convidados abrem seu código e comparecem.',
  sending: 'O Mailchimp está enviando este e-mail',
  sendingText:
    'Nada mais pode ser alterado nele. Em “Resultados”, você vê quantos convidados abrem seu código e comparecem.',
  toResults: 'Ir para os resultados',
  proof: 'Ver como cada convidado recebe',
  test: 'Receber um teste',
  make: 'Criar um rascunho com o código',
  passed: (checks: number) =>
    count(checks, { one: '# verificação sem problemas', other: '# verificações sem problemas' }),
  /** Before the place in the HTML. */
  where: 'Onde:',
  /** `names`: some of the guests, with commas between them. A name may contain `#`, so it is not in the forms. */
  andOthers: (names: string, others: number) => `${names} e mais ${n(others)}`,
  checklist: 'Lista de verificação do Mailchimp',
  checklistGone: 'O Mailchimp não mostra sua lista de verificação agora.',
  toSettings: 'Ir para as configurações',
  toDoors: 'Ir para as portas',

  lights: {
    ready: 'Pronto',
    look: 'Veja isto',
    wrong: 'Daria errado',
    none: 'Não verificado',
  } satisfies Record<Light | 'none', string>,

  /** The headings are Mailchimp's. */
  items: {
    success: (heading: string) => `Certo: ${heading}`,
    warning: (heading: string) => `Veja isto: ${heading}`,
    error: (heading: string) => `Falta: ${heading}`,
  },

  checks: {
    content: 'O conteúdo pode ser lido',
    picture: 'Imagem do código',
    address: 'Endereço da imagem',
    tag: 'Etiqueta de mesclagem',
    size: 'Tamanho e coluna',
    conditionals: 'Condições',
    length: 'Tamanho do e-mail',
    plain_text: 'Parte em texto simples',
    recipients: 'Os destinatários têm códigos',
    fields: 'Campos QR',
    codes: 'Os códigos estão criados',
    pending: 'O Mailchimp está atualizado',
    listening: 'Novos inscritos recebem códigos',
    doors: 'Links do scanner duram o suficiente',
  } satisfies Record<Check, string>,
} satisfies ManagerWords['email']
