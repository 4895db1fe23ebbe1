import { isolated } from '#domain/user-text.ts'
import type { SetupWords } from '../../en/setup/index.ts'
import { count, n } from '../format.ts'
import { toTheDoor } from './to-the-door.ts'

/** The setup of a list, in four steps. */
export const wizard = {
  progress: 'Etapas da configuração',
  steps: { connect: 'Conectar', audience: 'Público', complete: 'Concluir', email: 'E-mail' },
  stepDone: '(concluída)',
  problems: {
    missing: 'Faltam informações da conta ou do público',
    noAccounts: 'Nenhuma conta do Mailchimp está conectada ainda.',
  },

  connectTitle: 'Conecte sua conta do Mailchimp',
  connectText: 'O Mailchimp vai pedir que você permita o acesso. Suas listas aparecem logo em seguida.',
  accountName: 'Nome da conta',
  accountNameHint: 'O nome que você quiser, como “Nossos eventos”.',
  connect: 'Conectar com Mailchimp',
  connecting: 'Conectando...',
  keyInstead: 'Conectar com uma chave de API',
  keyText: 'Cole uma chave de API da sua conta do Mailchimp. Ela fica criptografada e nunca mais é mostrada.',
  apiKey: 'Chave de API',
  apiKeyHint: 'Encontre a chave no Mailchimp em Conta, Extras, Chaves de API.',
  showKey: 'Mostrar',
  hideKey: 'Ocultar',
  connectAccount: 'Conectar conta',
  keyFailed: 'Não foi possível conectar a conta',
  optionsFailed: 'Não foi possível iniciar a conexão com o Mailchimp',
  loadingOptions: 'Carregando...',
  audiencePages: 'Públicos, página por página',
  findAudience: 'Buscar um público pelo nome',
  noneFound: 'Nenhum público encontrado.',
  connectedAlready: 'Usar conta já conectada',
  toDashboard: 'Voltar ao painel',

  audienceTitle: 'Escolha seu público',
  audienceText: 'Escolha a lista cujos contatos recebem códigos QR. Você pode configurar as outras depois.',
  loading: 'Carregando seus públicos...',
  loadFailed: 'Não foi possível carregar as contas',
  account: 'Conta',
  connectedAs: (account: string) => `Estas são as listas da conta do Mailchimp ${isolated(account)}. É a conta errada?`,
  disconnect: 'Desconecte-a ou troque-a no painel',
  none: 'Nenhum público encontrado',
  noneText: 'Esta conta do Mailchimp ainda não tem um público. Crie um lá e tente de novo.',
  listsRefused: 'O Listpass não consegue ler as listas desta conta',
  openMailchimp: 'Abrir Mailchimp',
  lookAgain: 'Tentar de novo',
  lookingAgain: 'Tentando de novo...',
  syncFailed: 'Não foi possível buscar os públicos',
  back: 'Voltar para a conta',
  continue: 'Ir para a etapa final',
  continuing: 'Configurando...',
  chooseFirst: 'Escolha um público para continuar.',
  members: (members: number) => count(members, { one: '# inscrito', other: '# inscritos' }),
  created: (day: string) => `Criação: ${day}`,
  gone: 'Não está mais no Mailchimp',
  ready: 'Com códigos',

  finishTitle: 'Configurando sua lista',
  finishText:
    'O Listpass está preparando seu público no Mailchimp. Você pode sair desta página. Seus códigos são criados mesmo assim.',
  completeTitle: 'Configuração concluída!',
  completeText: 'Seu público está pronto para a primeira campanha.',
  codesReady: 'Seus códigos estão configurados.',
  parts: {
    webhook: { title: 'Integração por webhook', text: 'Adiciona três campos e acompanha as mudanças.' },
    templates: { title: 'Modelos de código QR', text: 'Um código pessoal para cada contato.' },
    finalising: { title: 'Finalização', text: 'Verifica se todos têm um código.' },
  },
  partState: { waiting: '', 'at work': 'Em andamento', failed: 'Falhou', done: 'Pronto' },
  codesMade: (done: number, total: number) =>
    count(total, { one: `${n(done)} de # contato`, other: `${n(done)} de # contatos` }),
  errorTitle: 'Erro na configuração',
  setupFailed: 'A configuração falhou. Tente de novo.',
  cancelled: 'A geração dos códigos QR foi cancelada',
  retry: 'Tentar de novo',
  pollInstead: 'Verificar o Mailchimp a cada 10 minutos',
  pollText:
    'Use isto se o Mailchimp não conseguir acessar o endereço do seu Listpass. Novos contatos recebem o código em até 10 minutos.',
  noContacts: 'Este público ainda não tem contatos. Cada contato recebe um código depois de se inscrever.',
  allHaveCodes: (total: number) =>
    count(total, { one: 'Seu único contato tem um código.', other: 'Todos os # contatos têm um código.' }),
  /** The verb would have to agree with the first number, and the noun with the second. */
  someHaveCodes: (withCode: number, total: number) => `Contatos com código: ${n(withCode)} de ${n(total)}.`,
  /** After the text above. */
  goesOn: 'Os demais recebem o código enquanto você continua.',
  refused: (contacts: number) =>
    count(contacts, {
      one: 'O Mailchimp rejeitou # contato. Veja quem e por quê na página da lista.',
      other: 'O Mailchimp rejeitou # contatos. Veja quem e por quê na página da lista.',
    }),
  toTemplates: 'Avançar: modelos de e-mail',
  viewMailchimp: 'Ver Mailchimp',
  seeProgress: 'Ver esta lista',

  templatesTitle: 'Inclua o código nos seus modelos de e-mail',
  templatesText: 'Cole um trecho de HTML. O Mailchimp preenche o código de cada contato ao enviar.',
  loadingTemplates: 'Carregando sua lista...',
  templatesFailed: 'Não foi possível carregar os dados da lista',
  noFields: 'Esta lista ainda não tem campos QR. Conclua a configuração primeiro.',
  finishSetup: 'Concluir configuração',
  snippetTitle: 'Copie este HTML',
  tagText: (tag: string) => `*|${tag}|* é a etiqueta de mesclagem desta lista. Deixe-a como está.`,
  previewTitle: 'O que seu contato vê',
  pasteTitle: 'Cole na sua campanha',
  /** Mailchimp’s editors of emails. */
  editors: {
    newBuilder: {
      name: 'Novo criador',
      text: 'Adicione um bloco “Código” onde quiser mostrar o código QR, abra o bloco e cole o HTML.',
    },
    classic: {
      name: 'Criador clássico',
      text: 'Arraste um bloco de conteúdo “Código” para o layout, substitua o conteúdo dele e escolha “Salvar e fechar”.',
    },
    ownCode: { name: 'Código próprio', text: 'Cole no HTML do seu modelo, onde quiser mostrar o código QR.' },
  },
  tipsTitle: 'Antes de enviar',
  tips: {
    size: 'Mostre a imagem com pelo menos 150 pixels de largura, em fundo branco.',
    test: 'Envie um teste para um contato real da lista. Um teste sem contato não tem código, então a imagem diz SAMPLE.',
    purpose: 'Diga no e-mail para que serve o código e que os convidados podem mostrá-lo no celular.',
  },
  toTheDoor,
  toApp: 'Ir para o painel',
  openCampaigns: 'Abrir campanhas do Mailchimp',
} satisfies SetupWords['wizard']
