import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** Calls to the organiser. */
export const calls = {
  title: 'Chamar a organização',
  about: (name: string, reason: string) => `Sobre ${name}: ${reason}`,
  text: 'A organização vê a chamada na página dela e responde aqui.',
  subjects: {
    guest_insists: 'Convidado insiste',
    need_help: 'Preciso de ajuda',
    crowd: 'Fila grande demais',
    trouble: 'Algo não está funcionando',
  } satisfies Record<CallSubject, string>,
  needsConnection: 'É preciso ter conexão para chamar. Ligue para a organização: o número está na folha desta porta.',
  failed: 'A chamada não chegou. Tente de novo.',
  calling: 'Chamando...',

  region: 'Chamada à organização',
  waiting: (subject: string, time: string) => `Chamada (${time}): ${subject}. Ainda sem resposta.`,
  answers: {
    let_in: (name: string) => `Deixe ${name} entrar`,
    refuse: (name: string) => `Não deixe ${name} entrar`,
    coming: () => 'Alguém está a caminho',
  } satisfies Record<CallAnswer, (name: string) => string>,
  them: 'este convidado',
  from: (by: string, subject: string, time: string) => `${by} respondeu à sua chamada (${time}): ${subject}.`,
  gotIt: 'Entendi',
} satisfies DoorWords['calls']
