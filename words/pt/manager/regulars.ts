import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** Who comes back, and who never came, over all occasions of a list. */
export const regulars = {
  title: 'Frequentadores',
  loading: 'Contando as presenças...',
  failed: 'Não foi possível contar as presenças',
  tooFew: 'Depois de duas ocasiões, você vê aqui quais convidados voltam.',
  over: (occasions: number) =>
    count(occasions, { one: 'Em # ocasião com convidados presentes', other: 'Em # ocasiões com convidados presentes' }),
  /** After a number of guests. */
  histories: { often: 'com mais de uma presença', never: 'sem nenhuma presença' },
  most: 'Com mais presenças',
  name: 'Nome',
  visits: 'Presenças',
  cameTo: (came: number, could: number) => `${n(came)} de ${n(could)}`,
  andMore: (guests: number) => count(guests, { one: 'e mais # convidado', other: 'e mais # convidados' }),
} satisfies ManagerWords['regulars']
