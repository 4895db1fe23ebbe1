import type { auth as english } from '../../en/answers/auth.ts'

/** Signing in, and the own account. */
export const auth = {
  registered: 'Conta criada!',
  signed_in: 'Você entrou na conta!',
  code_to_finish: 'Agora digite um código para concluir a entrada na conta.',
  language_changed: 'Idioma alterado.',
  signed_out: 'Você saiu da conta.',
  reset_link_sent: 'O link para uma nova senha foi enviado para seu e-mail!',
  password_updated: 'Senha atualizada!',
  session_ended: 'A sessão foi encerrada.',
  signed_in_only_here: 'Nenhum outro aparelho está conectado à sua conta.',
  signed_out_elsewhere: 'Os outros aparelhos foram desconectados.',
  issuer_link_removed: 'O vínculo foi removido.',
  second_step_turned_on: 'Para entrar na conta, agora é preciso um código do seu aplicativo.',
  second_step_turned_off: 'A segunda etapa está desativada.',
  recovery_codes_renewed: 'Seus códigos de recuperação antigos não funcionam mais.',
  passkey_added: 'A chave de acesso foi adicionada. Você já pode entrar com ela.',
  passkey_renamed: 'A chave de acesso foi renomeada.',
  passkey_removed: 'A chave de acesso foi removida.',
} satisfies typeof english
