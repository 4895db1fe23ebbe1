import type { list as english } from '../../en/campaigns/list.ts'
import { count, n } from '../format.ts'

const syncList = 'Gleichen Sie die Liste unter „Einstellungen“ ab.'
const makeLink = 'Erstellen Sie unter „Einlässe“ einen Scanner-Link.'

type Ending = { links: number; occasion: string }

const endBefore = ({ links, occasion }: Ending) =>
  `${count(links, { one: '# Scanner-Link läuft', other: '# Scanner-Links laufen' })} vor dem Ende von „${occasion}“ ab.`

/** Findings about the list itself, and what the organiser can do. */
export const list = {
  fields_missing: {
    sentence: 'Die Liste hat kein Feld für den Code.',
    todo: 'Erstellen Sie die QR-Felder unter „Einstellungen“.',
  },
  codes_running: {
    sentence: 'Listpass erzeugt die Codes noch.',
    todo: 'Warten Sie, bis alle erzeugt sind, und prüfen Sie neu.',
  },
  codes_missing: {
    sentence: 'Die Gäste haben noch keine Codes.',
    todo: 'Erzeugen Sie die Codes unter „Einstellungen“.',
  },
  pending: {
    sentence: ({ guests }: { guests: number }) =>
      `Mailchimp hat die neuesten Werte von ${count(guests, { one: '# Gast', other: '# Gästen' })} noch nicht.`,
    todo: 'Das dauert etwa eine Minute. Prüfen Sie neu, bevor Sie senden.',
  },
  not_listening: {
    sentence: 'Neue Abonnenten bekommen nicht automatisch einen Code.',
    todo: 'Richten Sie den Webhook unter „Einstellungen“ ein.',
  },
  /** Some links end early, and others last. */
  doors_end: { sentence: endBefore, todo: 'Ändern Sie unter „Einlässe“, wann die Links ablaufen.' },
  /** All links end early. */
  doors_all_end: { sentence: endBefore, todo: makeLink },
  /** No link works. */
  doors_none: {
    sentence: ({ occasion }: { occasion: string }) => `Für „${occasion}“ gilt kein Scanner-Link mehr.`,
    todo: makeLink,
  },
  receivers_unknown: {
    sentence: ({ guests }: { guests: number }) =>
      `Listpass weiß nicht, welche Gäste diese E-Mail bekommen. In der ganzen Liste ${count(guests, { one: 'hat # Gast', other: 'haben # Gäste' })} keinen Code.`,
    todo: 'Gleichen Sie die Liste unter „Einstellungen“ ab und prüfen Sie neu.',
  },
  nobody_has_code: { sentence: 'Kein Empfänger hat einen Code.', todo: syncList },
  some_without_code: {
    sentence: ({ recipients }: { recipients: number }) =>
      `${count(recipients, { one: '# Empfänger hat', other: '# Empfänger haben' })} noch keinen Code.`,
    todo: 'Deren E-Mails würden nur ein Muster zeigen. Gleichen Sie die Liste unter „Einstellungen“ ab.',
  },
  new_recipients: {
    sentence: ({ recipients, known }: { recipients: number; known: number }) =>
      `Mailchimp zählt ${count(recipients, { one: '# Empfänger', other: '# Empfänger' })}, und Listpass kennt ${n(known)} davon.`,
    todo: 'Neue Kontakte haben noch keinen Code. Gleichen Sie die Liste unter „Einstellungen“ ab.',
  },
} satisfies typeof english
