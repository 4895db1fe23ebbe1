import type { AppWords } from '../../en/app/index.ts'
import { count } from '../format.ts'

/** The question before a sign-out that leaves scans behind. */
export const signOut = {
  title: 'Algumas leituras ainda não foram enviadas',
  question: (scans: number) =>
    count(scans, { one: '# leitura ainda não foi enviada.', other: '# leituras ainda não foram enviadas.' }),
  /** After the question. */
  staysHere: (name: string) =>
    `Ela fica neste aparelho e é enviada quando ${name} entrar de novo na conta e abrir um scanner aqui.`,
  stayHere: (name: string) =>
    `Elas ficam neste aparelho e são enviadas quando ${name} entrar de novo na conta e abrir um scanner aqui.`,
  hint: 'Para enviar agora, não saia da conta e abra um scanner enquanto tiver conexão.',
  stay: 'Ficar',
  anyway: 'Sair mesmo assim',
} satisfies AppWords['signOut']
