import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** A check of a list: missing codes, and what does not match Mailchimp. */
export const status = {
  title: 'Verificar status da lista',
  text: 'Procura no Mailchimp códigos que faltam e tudo o que é diferente do Listpass.',
  check: 'Verificar status',
  checkAgain: 'Verificar de novo',
  checking: 'Verificando...',
  failed: 'Não foi possível verificar o status da lista',
  checked: 'Status da lista verificado',
  checkedAt: (time: string) => `Verificação: ${time}`,

  coverageOf: (covered: number, total: number) => `Membros com código QR: ${n(covered)} de ${n(total)}`,
  coverage: (percent: number) => `${n(percent)}% de cobertura`,
  all: 'Todos os membros têm códigos QR',
  empty: 'Esta lista ainda não tem membros.',
  noFields: 'Faltam alguns campos QR no Mailchimp',
  noFieldsText: 'Sem eles, suas campanhas não podem mostrar códigos. A etapa 1 cria os que faltam.',
  missing: (members: number) =>
    count(members, { one: '# membro não tem código QR', other: '# membros não têm código QR' }),
  generateMissing: 'Gerar códigos que faltam',
  generateQuestion: (members: number) =>
    count(members, {
      one: 'Isto gera um código QR para o # membro desta lista que não tem um. Continuar?',
      other: 'Isto gera códigos QR para os # membros desta lista que não têm um. Continuar?',
    }),
  generating: 'Iniciando...',
  generateFailed: 'Não foi possível gerar os códigos QR que faltam',

  inStep: 'O Mailchimp e o Listpass estão iguais.',
  drift: (contacts: number) =>
    count(contacts, {
      one: '# contato está diferente do Mailchimp',
      other: '# contatos estão diferentes do Mailchimp',
    }),
  driftText: 'A sincronização compara cada contato e corrige as diferenças.',
  sync: 'Sincronizar',
  which: 'Mostrar diferenças',
  whichFirst: (shown: number) => `Mostrar diferenças (as primeiras ${n(shown)})`,
  ours: 'Listpass',
  mailchimp: 'Mailchimp',
  fields: { code: 'Código', max: 'Leituras permitidas', scans: 'Leituras até agora' },
  nothing: 'Nada',
  pending: (changes: number) =>
    count(changes, {
      one: '# alteração está a caminho do Mailchimp. Ela não conta como diferença.',
      other: '# alterações estão a caminho do Mailchimp. Elas não contam como diferenças.',
    }),
  refused: (contacts: number) =>
    count(contacts, {
      one: '# contato não pode ser salvo: o Mailchimp o rejeita',
      other: '# contatos não podem ser salvos: o Mailchimp os rejeita',
    }),
  refusedText:
    'Eles não estão nos números acima. O Listpass guarda um código para cada um, mas suas campanhas não podem mostrá-lo.',
  refusedList: 'Contatos rejeitados e por quê',
  refusedFirst: (shown: number) => `Contatos rejeitados e por quê (os primeiros ${n(shown)})`,
  refusedPeople: 'Contatos que o Mailchimp rejeita',
  lostRuleFields: (tags: string) => `Suas regras usam campos que esta lista não tem mais: ${tags}`,
  lostRuleFieldsText: 'Essas regras não mudam nada. Edite-as ou crie os campos de novo no Mailchimp.',
  publicFields: (tags: string) => `Os próprios contatos podem alterar isto: ${tags}`,
  publicFieldsText:
    'Este campo está visível no Mailchimp, então as pessoas o veem no perfil delas. Oculte-o lá, em “Campos do público”.',
} satisfies ManagerWords['status']
