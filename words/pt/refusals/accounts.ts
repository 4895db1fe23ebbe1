import type { accounts as english } from '../../en/refusals/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_not_found: 'Conta não encontrada',
  account_not_connected: 'Esta conta não está mais conectada.',
  account_inactive: 'Esta conta está inativa. Ative-a para sincronizar as listas.',
  account_connected_already: 'Esta conta do Mailchimp já está conectada.',
  api_key_wrong: 'O Mailchimp não aceita esta chave de API. Verifique-a ou crie uma nova.',
  too_many_keys: 'Muitas tentativas. Espere alguns minutos e tente de novo.',
  user_not_authenticated: 'Usuário não autenticado',
  credential_not_opened:
    'O Listpass não consegue abrir a credencial salva desta conta: LISTPASS_KEYS não é mais a mesma. A equipe que opera o Listpass pode restaurar a chave anterior.',
  no_consent: 'A conexão por consentimento não está configurada aqui.',
  no_consent_use_key:
    'A conexão pela página do Mailchimp não está configurada aqui. Em vez disso, conecte com uma chave de API.',
  account_not_saved: 'Não foi possível salvar esta conta do Mailchimp.',
  account_was_not_connected: 'A conta não foi conectada.',
  no_access_given: 'O Mailchimp não deu acesso ao Listpass.',
  consent_link_over: 'Este link de volta do Mailchimp não funciona mais.',
  consent_too_late: 'Demorou demais.',
  consent_again: 'Comece de novo: digite o nome da conta e escolha “Conectar com Mailchimp”.',
  consent_used_again:
    'Ele já foi usado ou pertence a outro navegador. Comece de novo: digite o nome da conta e escolha “Conectar com Mailchimp”.',
  consent_ten_minutes_again:
    'A conexão precisa ser concluída em até dez minutos. Comece de novo: digite o nome da conta e escolha “Conectar com Mailchimp”.',
  consent_denied:
    'Você não permitiu o acesso no Mailchimp, então nada mudou. Se ainda quiser conectar, comece de novo.',
  consent_nameless_again:
    'O Mailchimp não disse quem você é. Comece de novo: digite o nome da conta e escolha “Conectar com Mailchimp”. Uma chave de API também serve.',
  consent_unreachable:
    'Não é possível acessar o Mailchimp agora. Espere alguns minutos e comece de novo. Até aqui, nada mudou.',
  consent_busy: 'O Mailchimp está ocupado demais agora. Espere alguns minutos e comece de novo. Até aqui, nada mudou.',
  consent_unknown_client: 'O Mailchimp não reconhece este Listpass. Em vez disso, conecte com uma chave de API.',
  consent_expired_again:
    'A permissão já foi usada ou expirou. Comece de novo: digite o nome da conta e escolha “Conectar com Mailchimp”.',
} satisfies typeof english
