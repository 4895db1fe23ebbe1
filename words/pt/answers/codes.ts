import type { codes as english } from '../../en/answers/codes.ts'

/** The fields and codes of a list. */
export const codes = {
  fields_created: 'Campos QR criados',
  field_deleted: 'Campo QR excluído',
  codes_renewed: 'Novos códigos criados. O Mailchimp os recebe em um minuto.',
  status_checked: 'Status da lista verificado',
  list_too_long_to_read:
    'A lista é longa demais para ser lida enquanto você espera, então estes são os últimos valores conhecidos. Uma sincronização compara cada contato.',
  list_not_shown_whole:
    'Talvez o Mailchimp não tenha mostrado a lista inteira, então estes são os últimos valores conhecidos. Uma sincronização compara cada contato.',
  display_field_updated: 'Campo exibido atualizado',
  party_field_saved: 'O tamanho dos grupos foi salvo.',
  card_saved: 'O cartão das portas foi salvo.',
  asks_saved: 'As perguntas das portas foram salvas.',
} satisfies typeof english
