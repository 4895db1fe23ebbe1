import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorState } from '#domain/door-state.ts'
import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

const door = (name: string) => isolated(name, 60)

/** The organiser's view of a night: people, arrivals, doors and problems. */
export const tonight = {
  loading: 'Carregando a noite...',
  failed: 'Não foi possível carregar os números',
  head: 'Pessoas',
  /** They stand after “encerra em” and after “há”. */
  durations: {
    minutes: (minutes: number) => `${n(minutes)} min`,
    hours: (hours: number) => `${n(hours)} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${n(hours)} h ${n(minutes)} min`,
    days: (days: number) => count(days, { one: '# dia', other: '# dias' }),
  },
  states: { before: 'Ainda não abriu', open: 'Aberta', stopped: 'Interrompida', over: 'Encerrada' },
  opensAt: (time: string) => `abertura: ${time}`,
  closesIn: (duration: string) => `encerra em ${duration}`,
  since: (time: string) => `desde ${time}`,
  noEnd: 'sem horário de encerramento',

  /** After the large number of the night, as “214 inside of 300” or “214 of 300 guests came”. */
  inside: 'dentro',
  insideOf: (capacity: number) => `de ${n(capacity)}`,
  cameOf: (invited: number) => count(invited, { one: 'de # convidado entrou', other: 'de # convidados entraram' }),
  share: (people: number, of: number) => `${n(people)} de ${n(of)}`,
  came: 'entraram',
  left: 'saíram',
  toCome: 'ainda faltam',
  didNotCome: 'não vieram',
  lately: 'nos últimos 10 min',
  /** After a number, or “5:42” for hours. */
  toOpening: {
    minutes: 'min até a abertura',
    hours: 'horas até a abertura',
    days: (days: number) => count(days, { one: 'dia até a abertura', other: 'dias até a abertura' }),
  },

  stopped: 'As entradas estão interrompidas',
  stoppedText: 'As portas não liberam ninguém.',
  stoppedList: 'As portas não liberam ninguém, porque as leituras desta lista estão desativadas.',

  arrivals: 'Chegadas',
  arrivalsNone: 'A curva começa com o primeiro convidado.',
  chart: 'Convidados que entraram e pessoas dentro, ao longo do tempo',
  expected: (time: string) => `Esperados até ${time}:`,
  range: (low: number, high: number) => `${n(low)}–${n(high)}`,
  fromNights: (nights: number) =>
    count(nights, { one: 'Com base em # noite anterior.', other: 'Com base em # noites anteriores.' }),
  linesCame: (guests: number) => count(guests, { one: '# entrou', other: '# entraram' }),
  linesSince: (guests: number, time: string) => `${n(guests)} desde ${time}`,
  linesInside: (people: number) => `${n(people)} dentro`,
  linesCapacity: (capacity: number) => `Lotação: ${n(capacity)}`,
  asTable: 'Como tabela',
  columns: { time: 'Horário', came: 'Entraram', inside: 'Dentro', expected: 'Esperados' },

  doors: 'Portas',
  doorsSummary: (connected: number, all: number, lately: number) =>
    `Com conexão: ${n(connected)} de ${n(all)} · Entradas nos últimos 10 min: ${n(lately)}`,
  doorColumns: {
    door: 'Porta',
    state: 'Estado',
    letIn: 'Liberados',
    lastScan: 'Última leitura',
    battery: 'Bateria',
  },
  doorStates: {
    scanning: () => 'Escaneando',
    ready: () => 'Pronta',
    not_ready: () => 'Não pronta',
    quiet: (time: string) => `Sem leituras desde ${time}`,
    offline: (time: string) => `Sem conexão desde ${time}`,
    not_open: () => 'Não aberta',
    ended: () => 'Encerrada',
  } satisfies Record<DoorState, (time: string) => string>,
  /** With commas between them, under the name of a door. */
  missing: {
    camera: 'câmera desligada',
    light: 'sem luz',
    sound: 'som desligado',
    screen: 'a tela pode apagar',
    list: 'lista não salva',
    storage: 'os dados podem ser apagados',
    clock: 'relógio errado',
    battery: 'bateria fraca',
    version: 'precisa recarregar',
  },
  secondsAgo: (seconds: number) => `há ${n(seconds)} s`,
  ago: (duration: string) => `há ${duration}`,
  noScan: 'nenhuma ainda',
  charging: (percent: string) => `${percent}, carregando`,
  unknownBattery: '–',
  noDoors: 'Nenhuma porta pode escanear aqui ainda. Crie um link do scanner para cada porta e abra-o no celular dela.',
  makeLink: 'Criar link do scanner',
  toDoors: 'Todas as portas',

  attention: 'Precisa de atenção',
  items: {
    over_capacity: (over: number) =>
      count(over, { one: '# pessoa dentro acima da lotação', other: '# pessoas dentro acima da lotação' }),
    over_capacityStep: (capacity: number) =>
      `Portas sem conexão liberaram essas entradas. A lotação é ${n(capacity)}: só libere mais convidados quando outros saírem.`,
    door_offline: (name: string, duration: string) => `${door(name)} está sem conexão há ${duration}`,
    door_offlineStep:
      'Ela continua escaneando. As leituras chegam quando a conexão voltar. Veja se a página dela está aberta.',
    door_offlineBattery: (percent: string) => `A bateria estava em ${percent}.`,
    door_quiet: (name: string) => `${door(name)} não escaneia ninguém`,
    door_quietStep: (time: string) =>
      `Último convidado desta porta: ${time}. Mande parte da fila para lá ou confira a câmera.`,
    battery_low: (name: string, percent: string) => `${door(name)}: bateria em ${percent}`,
    battery_lowStep: 'Leve um carregador ou abra o link em outro celular.',
    guests_unread: 'Não foi possível ler a tag dos convidados no Mailchimp',
    guests_unreadStep: 'As portas usam os convidados da última consulta. Veja a ocasião.',
    without_code: (guests: number) =>
      count(guests, {
        one: '# convidado não tem código no Mailchimp',
        other: '# convidados não têm código no Mailchimp',
      }),
    without_codeStep:
      'Os e-mails deles não mostram nenhum. Gere os códigos que faltam em “Configurações” ou busque os convidados por nome na porta.',
    conflicts: (scans: number) =>
      count(scans, { one: '# leitura contada em outra porta', other: '# leituras contadas em outra porta' }),
    conflictsStep:
      'Portas sem conexão liberaram convidados que já estavam dentro. Veja quem são no registro de leituras.',
  },
  see: { guests_unread: 'Ocasiões', without_code: 'Configurações', conflicts: 'Registro de leituras' },

  justIn: 'Acabaram de entrar',
  justInNone: 'Ninguém entrou ainda. As últimas leituras aparecem aqui.',
  allScans: 'Todas as leituras',
  noName: 'Sem nome',
  checkedOut: 'Saiu',
  undone: 'Desfeita',
  conflict: 'Contada em outra porta',
  nth: (scan: number, most: number) => `${n(scan)} de ${n(most)}`,

  ahead: 'Antes da abertura',
  aheadDoors: (ready: number, all: number) => `Portas prontas: ${n(ready)} de ${n(all)}`,
  aheadDoorsStep: 'Abra cada link do scanner no celular da porta e faça o checklist nele.',
  aheadNoDoors: 'Nenhuma porta ainda',
  aheadGuests: (guests: number) => count(guests, { one: '# convidado esperado', other: '# convidados esperados' }),
  aheadNoGuests: 'Nenhum convidado esperado',
  aheadNoGuestsStep: 'Nenhum contato desta lista atende ao que a ocasião pede.',
  aheadCodes: 'Todo convidado inscrito tem um código no Mailchimp',
  toOccasion: 'Alterar a ocasião',
  toSettings: 'Configurações',

  result: 'Como foi',
  resultGuests: (guests: number) => count(guests, { one: '# convidado', other: '# convidados' }),
  resultCame: (share: string) => `Compareceram ${share} dos convidados.`,
  resultMost: (people: number, time: string) => `Pico de pessoas dentro: ${n(people)} (${time}).`,
  toResults: 'Ver os resultados',

  /** Calls of doors to the organiser. */
  calls: {
    title: 'Chamadas das portas',
    call: (door: string, subject: string) => `${door}: ${subject}`,
    subjects: {
      guest_insists: 'convidado insiste',
      need_help: 'precisa de ajuda',
      crowd: 'fila grande demais',
      trouble: 'algo não está funcionando',
    } satisfies Record<CallSubject, string>,
    unnamed: 'Um código de nenhum convidado',
    guest: (name: string, reason: string, time: string) => `${name} · ${reason} · ${time}`,
    answers: { let_in: 'Liberar', refuse: 'Não liberar', coming: 'Estou indo' } satisfies Record<CallAnswer, string>,
    answered: (answer: string, by: string) => `${answer}: ${by}`,
    failed: 'A porta não recebeu sua resposta. Tente de novo.',
  },
} satisfies ManagerWords['tonight']
