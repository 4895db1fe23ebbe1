import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** After the event: how the emails did, a reminder, and segments in Mailchimp. */
export const followingUp = {
  title: 'Depois do evento',
  loading: 'Carregando seus e-mails...',
  failed: 'Não foi possível carregar seus e-mails',
  chooseOccasion: 'Escolha uma ocasião no alto para ver como ela foi.',
  invitation: 'Convite',
  everyone: 'Todos da lista',
  untitled: 'E-mail sem nome',
  sentOn: (title: string, moment: string) => `${title}, ${moment}`,
  noEmails: 'Nenhum e-mail enviado ainda. Os e-mails que você envia do Mailchimp para esta lista aparecem aqui.',
  /** `when`: a time of today, or a date with its time. */
  asOf: (when: string) => `Atualização dos e-mails: ${when}`,
  again: 'Atualizar',
  looking: 'Atualizando...',
  readFailed: 'Não foi possível consultar o Mailchimp. Estes são os números anteriores.',
  steps: {
    sent: 'Enviados',
    bounced: 'Devolvidos',
    opened: 'Abriram o código',
    came: 'Vieram',
    onTime: (minutes: number) => `Nos primeiros ${n(minutes)} minutos`,
  },

  reminder: 'Lembrar quem não veio',
  reminderText: 'Uma cópia do convite, como rascunho no Mailchimp. O Listpass nunca o envia.',
  reminderNeeds: 'Escolha o e-mail que você enviou como convite.',
  remind: 'Criar lembrete',
  reminding: 'Criando o rascunho...',
  remindFailed: 'Não foi possível criar o lembrete',
  toReminder: 'Abrir o lembrete no Mailchimp',
  reminderMade: (moment: string) => `Criação do rascunho: ${moment}`,

  segments: 'Segmentos no Mailchimp',
  segmentsText: 'Um clique cria ou atualiza o segmento.',
  segment: { came: 'Vieram', stayed_away: 'Com convite, não vieram', no_code: 'Sem código' },
  making: 'Criando...',
  segmentFailed: 'Não foi possível criar o segmento',
  segmentMade: (moment: string) => `Atualização: ${moment}`,
  segmentNone: 'Ainda não criado',
  make: 'Criar',
  makeNamed: (segment: string) => `Criar: ${segment}`,
  update: 'Atualizar',
  updateNamed: (segment: string) => `Atualizar: ${segment}`,
  toSegments: 'Abrir segmentos no Mailchimp',
} satisfies ManagerWords['followingUp']
