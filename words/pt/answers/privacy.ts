import type { privacy as english } from '../../en/answers/privacy.ts'

const stillInMailchimp =
  'Exclua a pessoa de vez também no Mailchimp: enquanto ela estiver no público, a próxima sincronização a traz de volta, como um novo contato com um novo código.'

/** Erasing a contact, and deleting an account. */
export const privacy = {
  contact_erased: `O contato foi apagado. ${stillInMailchimp}`,
  contact_erased_before: `O contato já tinha sido apagado. ${stillInMailchimp}`,
  own_account_deleted: 'Sua conta foi excluída, com tudo sobre você e seus contatos.',
} satisfies typeof english
