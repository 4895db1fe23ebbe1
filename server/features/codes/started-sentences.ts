import { said, type SaidAnswer } from '../../kernel/said.ts'

// Mailchimp may count 0 contacts in a list that is still read: then the sentence has no number.

export function generatingSentence(contacts: number): SaidAnswer {
  return contacts === 0 ? said('generating') : said('generating_for', { contacts })
}

export function comparingSentence(contacts: number): SaidAnswer {
  return contacts === 0 ? said('comparing') : said('comparing_contacts', { contacts })
}
