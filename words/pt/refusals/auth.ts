import type { auth as english } from '../../en/refusals/auth.ts'
import { n } from '../format.ts'

/** Signing in, and what belongs to a person's account. `name` is the identity provider's. */
export const auth = {
  account_gone: 'Esta conta não existe mais.',
  organiser_gone: 'Este usuário da organização não existe mais.',
  session_not_found: 'Sessão não encontrada',
  registration_closed: 'Não é possível criar novas contas aqui.',
  invitation_needed: 'Você precisa de um novo convite para criar uma conta aqui. Peça um.',
  too_many_accounts_from_here: 'Muitas contas novas a partir daqui. Espere alguns minutos e tente de novo.',
  has_account_sign_in: 'Você já tem uma conta com este e-mail e esta senha. Em vez disso, entre na conta.',
  try_again: 'Tente de novo.',
  too_many_attempts: 'Muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  too_many_requests_from_here: 'Muitas solicitações a partir daqui. Espere alguns minutos e tente de novo.',
  email_or_password_wrong: 'O e-mail ou a senha está errado.',
  password_wrong: 'A senha está errada.',
  current_password_wrong: 'A senha atual está errada.',
  password_common: 'Esta senha é uma das mais comuns. Escolha outra.',
  password_of_own_words: 'Esta senha contém seu nome ou e-mail. Escolha outra.',
  password_of_product: 'Escolha uma senha diferente do nome do produto.',
  reset_link_over: 'Este link não funciona mais. Peça um novo.',
  reset_link_raced: 'Neste exato momento, a senha foi alterada ou outro link foi criado. Tente de novo.',
  ticket_over: 'Demorou demais ou já foi feito. Tente de novo.',

  sign_in_took_too_long: 'Isto demorou demais. Entre de novo com sua senha.',
  second_step_off: 'A segunda etapa não está ativada.',
  second_step_on: 'A segunda etapa já está ativada. Para trocar de app, desative-a primeiro.',
  second_step_set_up_old: 'Este código QR é antigo demais. Comece de novo.',
  code_required: 'Digite o código do seu app autenticador ou um código de recuperação.',
  code_wrong_check_time: 'O código está errado. Verifique se a hora do seu celular está certa.',
  code_wrong_or_old: 'O código está errado ou é antigo demais.',
  code_already_used: 'Este código já foi usado. Espere o próximo no seu app.',
  too_many_codes: 'Muitos códigos errados. Espere alguns minutos e tente de novo.',
  too_many_codes_or_recovery:
    'Muitos códigos errados. Espere alguns minutos e tente de novo, ou use um código de recuperação.',

  passkey_not_found: 'Chave de acesso não encontrada',
  passkey_required: 'Sua equipe exige uma segunda etapa. Em vez disso, use sua chave de acesso.',
  passkey_in_use: 'Esta chave de acesso já está em uso.',
  passkey_not_added:
    'Não foi possível verificar a resposta deste aparelho, então nenhuma chave de acesso foi adicionada. Tente de novo.',
  passkeys_at_most: ({ most }) => `Você tem ${n(most)} chaves de acesso. Remova primeiro uma que você não usa mais.`,
  passkey_copied:
    'Esta chave de acesso parece ser uma cópia, por isso foi recusada. Entre com sua senha e depois remova a chave de acesso na sua conta.',
  no_passkey_here: 'Você não tem uma chave de acesso aqui. Em vez disso, digite sua senha.',
  passkey_unchecked: 'Não foi possível verificar esta chave de acesso. Tente de novo ou digite sua senha.',
  passkey_opens_nothing: 'Esta chave de acesso não abre nenhuma conta aqui. Tente outra ou entre com sua senha.',
  no_passkeys_at_number: ({ host }) =>
    `Chaves de acesso não funcionam aqui, porque o endereço deste Listpass é um número, ${host}, e não um nome.`,
  no_passkeys_without_https:
    'Chaves de acesso não funcionam aqui, porque o endereço deste Listpass não começa com https.',

  no_issuer: 'Nenhuma outra forma de entrar está configurada aqui. Entre com sua senha.',
  issuer_away: ({ name }) =>
    `Não é possível acessar ${name} agora. Entre com sua senha ou tente de novo em alguns minutos.`,
  issuer_unchecked: ({ name }) => `Não foi possível verificar a resposta de ${name}.`,
  start_again_from_sign_in: 'Nada mudou. Comece de novo pela página de login.',
  issuer_said_no: ({ name }) => `O acesso por ${name} não foi concluído.`,
  start_again_or_password: 'Nada mudou. Você pode começar de novo ou entrar com sua senha.',
  issuer_stray: ({ name }) => `Este caminho de volta de ${name} não funciona.`,
  other_browser_or_incomplete:
    'Ele pertence a outro navegador ou não está completo. Comece de novo pela página de login.',
  issuer_gave_no_email: ({ name }) => `${name} não informou um e-mail que possa ser usado aqui.`,
  issuer_email_unverified: ({ name }) => `${name} não verificou seu e-mail. Verifique-o lá e tente de novo.`,
  domain_not_allowed: ({ domain, allowed }) =>
    `E-mails de ${domain} não podem ser usados aqui. Use um destes: ${allowed}.`,
  link_issuer_first: ({ email, name }) =>
    `${email} tem uma conta aqui. Entre com a senha dela ou com uma chave de acesso e depois vincule ${name} na sua conta, em “Chaves de acesso”.`,
  issuer_not_linked: 'Esta conta não está vinculada.',
  issuer_linked_already: ({ name }) => `Este acesso por ${name} já pertence a uma conta.`,
  password_changed_meanwhile: 'Enquanto isso, sua senha foi alterada. Entre e vincule de novo.',
} satisfies typeof english
