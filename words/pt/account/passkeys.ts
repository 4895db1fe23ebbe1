import type { AccountWords } from '../../en/account/index.ts'

/** Passkeys: signing in with a finger, a face or a screen lock. */
export const passkeys = {
  title: 'Chaves de acesso',
  text: 'Entre com o dedo, o rosto ou o bloqueio de tela',
  loading: 'Carregando suas chaves de acesso...',
  failed: 'Não foi possível carregar as chaves de acesso',
  explained:
    'Uma chave de acesso substitui sua senha na hora de entrar. Ela fica no seu aparelho ou gerenciador de senhas. Ninguém consegue adivinhá-la, e nenhuma página falsa consegue roubá-la.',
  none: 'Você ainda não tem uma chave de acesso.',
  add: 'Adicionar chave',
  addFirst: 'Primeiro, confirme que é você.',
  addNoPassword: 'Ainda não tem uma senha? Saia da conta, escolha “Esqueci minha senha” e crie uma por e-mail.',
  goOn: 'Continuar',
  adding: 'Aguardando seu aparelho...',
  added: 'A chave de acesso foi adicionada. Você já pode entrar com ela.',
  addFailed: 'Não foi possível adicionar a chave de acesso',
  addEnds: {
    closed: 'Nenhuma chave de acesso foi adicionada. Tente de novo quando quiser.',
    known: 'Este aparelho já tem uma chave de acesso para o Listpass.',
    failed:
      'Este aparelho não conseguiu criar uma chave de acesso aqui. Tente outro navegador ou um gerenciador de senhas.',
  },
  notInBrowser:
    'Este navegador não consegue usar chaves de acesso. Abra esta página em um navegador atual para adicionar uma.',
  tableLabel: 'Suas chaves de acesso',
  columns: { name: 'Chave de acesso', added: 'Adicionada', used: 'Último uso', action: 'Ação' },
  forHost: (host: string) => `para ${host}`,
  neverUsed: 'Nunca',
  rename: 'Renomear',
  renameOf: (name: string) => `Renomear ${name}`,
  renameTitle: 'Renomear chave de acesso',
  name: 'Nome',
  save: 'Salvar',
  saving: 'Salvando...',
  renamed: 'A chave de acesso foi renomeada.',
  renameFailed: 'Não foi possível renomear a chave de acesso',
  remove: 'Remover',
  removeOf: (name: string) => `Remover ${name}`,
  removeTitle: 'Remover chave de acesso',
  removeText: (name: string) =>
    `Você não poderá mais entrar com ${name}. Depois, exclua a chave também no seu aparelho ou gerenciador de senhas.`,
  removing: 'Removendo...',
  removeFailed: 'Não foi possível remover a chave de acesso',
  cancel: 'Cancelar',

  /** The link with an identity provider. */
  issuer: {
    title: (name: string) => `Acesso por ${name}`,
    linked: (name: string) => `Esta conta está vinculada: você pode entrar por ${name}.`,
    notLinked: (name: string) => `Vincule esta conta para entrar também por ${name}.`,
    link: (name: string) => `Vincular ${name}`,
    linkText: (name: string) => `Primeiro, confirme que é você. Depois, entre por ${name}.`,
    goOn: 'Continuar',
    going: 'Continuando...',
    failed: 'Não foi possível vincular sua conta',
    remove: 'Remover vínculo',
    removeTitle: 'Remover vínculo',
    removeText: (name: string) => `Você não poderá mais entrar aqui por ${name}. Sua conta fica como está.`,
    removing: 'Removendo...',
    removeFailed: 'Não foi possível remover o vínculo',
  },
} satisfies AccountWords['passkeys']
