import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** The fields of a condition on guests. */
export const who = {
  bySegment: 'Convidados com uma tag ou de um segmento',
  byField: 'Convidados com um valor em um campo',
  segment: 'Tag ou segmento',
  chooseSegment: 'Escolha uma tag ou um segmento',
  segmentsLoading: 'Carregando tags e segmentos do Mailchimp...',
  segmentsFailed: 'Não foi possível carregar as tags e os segmentos',
  noSegments: 'Esta lista ainda não tem tags nem segmentos salvos no Mailchimp.',
  segmentHint: 'O Listpass consulta de novo o Mailchimp a cada 10 minutos.',
  tagOption: (name: string, members: number) => `Tag “${name}” (${n(members)})`,
  segmentOption: (name: string, members: number) => `Segmento “${name}” (${n(members)})`,
  goneSegment: (name: string) => `${name} (não está mais no Mailchimp)`,
  fieldsLoading: 'Carregando os campos desta lista...',
  fieldsFailed: 'Não foi possível carregar os campos',
  field: 'Campo',
  chooseField: 'Escolha um campo',
  email: 'E-mail (EMAIL)',
  test: 'Comparação',
  tests: { is: 'é', is_not: 'não é', is_set: 'tem algum valor' },
  value: 'Valor',
  noValue: 'Vazio',
} satisfies ProductWords['who']
