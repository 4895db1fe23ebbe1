import type { http as english } from '../../en/refusals/http.ts'
import { n } from '../format.ts'

/** Calls that are declined before a feature looks at them, and faults. */
export const http = {
  bad_address: 'Não foi possível ler o endereço.',
  wrong_length: 'A solicitação não tem o tamanho que informa.',
  no_host: 'A solicitação não informa um host.',
  not_json: 'Não foi possível ler a solicitação como JSON.',
  request_late: 'A solicitação demorou demais para chegar.',
  request_too_large: 'A solicitação é grande demais.',
  address_too_long: 'O endereço é longo demais.',
  json_needed: 'Envie JSON, com o cabeçalho Content-Type: application/json.',
  expect_unknown: 'Envie a solicitação sem o cabeçalho Expect.',
  headers_too_large: 'Os cabeçalhos da solicitação são grandes demais.',
  unreadable: 'Não foi possível ler a solicitação.',
  too_deep: ({ most }) => `A solicitação tem níveis demais. São permitidos no máximo ${n(most)}.`,
  control_characters: 'Não use caracteres de controle.',
  /** The first message under a field. The contract writes it, in English. */
  wrong_fields: ({ first }) => first,
  unknown_field: 'Este campo é desconhecido.',
  wrong_form: 'Este valor está faltando ou tem o formato errado.',
  not_found: 'Não encontrado.',
  picture_only_shown: 'Uma imagem só pode ser vista.',
  web_not_built: 'O app web não foi compilado. Execute: npm run build',
  sign_in: 'Entre na sua conta.',
  other_site: ({ address }) => `Esta solicitação não veio do Listpass. Abra ${address} e tente de novo.`,
  busy: 'O Listpass está muito ocupado agora. Tente de novo em instantes.',
  too_many_at_once: 'Muitas solicitações ao mesmo tempo. Tente de novo em instantes.',
  turns_taken: 'O Listpass está ocupado. Tente de novo em instantes.',
  two_downloads: 'Você já está baixando dois arquivos. Espere até um deles terminar.',
  too_many_downloads: 'Há muitos downloads agora. Tente de novo em instantes.',
  too_many_doors: 'Há muitas portas conectadas agora. Tente de novo em instantes.',
  disk_full:
    'O Listpass não tem mais espaço em disco. As leituras só voltam a contar quando quem o opera liberar espaço.',
  restarting: 'O Listpass está reiniciando. Tente de novo em instantes.',
  locked: 'Outra operação está alterando isto agora. Tente de novo em instantes.',
  fault: 'Algo deu errado. Tente de novo.',
  team_left: ({ address }) => `Esta equipe está de mudança para ${address}, ou já está lá. Continue por lá.`,
  team_left_silent: ({ address }) =>
    `Esta equipe se mudou para ${address}, e o Listpass de lá não responde no momento.`,
} satisfies typeof english
