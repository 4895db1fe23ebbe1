import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The notifications of a member while doors are open, and the VIPs of the list. */
export const notifying = {
  title: 'Benachrichtigungen',
  loading: 'Ihre Benachrichtigungen werden geladen...',
  text: 'Was Sie erfahren möchten, während Einlässe offen sind. Das gilt nur für Sie: Andere Mitglieder wählen selbst.',
  off: 'Aus',
  on: (on: number, of: number) => `${n(on)} von ${n(of)} an`,
  loadFailed: 'Ihre Benachrichtigungen konnten nicht geladen werden',
  failed: 'Ihre Benachrichtigungen konnten nicht geändert werden',
  kinds: {
    vip_arrived: { name: 'Ein VIP kommt', hint: 'Einmal, wenn ein VIP zu einem Anlass kommt.' },
    nearly_full: {
      name: 'Ein Anlass ist fast voll',
      hint: 'Bei 90\u{a0}% der Kapazität, und noch einmal, nachdem es unter 80\u{a0}% waren.',
    },
    door_silent: {
      name: 'Ein Einlass meldet sich nicht',
      hint: 'Wenn sich der Einlass eines Scanner-Links 5 Minuten lang nicht gemeldet hat, während sein Anlass offen ist.',
    },
  },
  in_page: 'Auf der Seite',
  by_mail: 'Per E-Mail',
  mailText: 'Von jeder Art kommt höchstens alle 15 Minuten eine E-Mail.',
  vips: 'VIPs',
  noVips: 'Diese Liste hat noch keine VIPs.',
  whoIsVip: 'Wer ist VIP?',
  noOne: 'Niemand',
  readAt: (when: string) => `Stand: ${when}.`,
  change: 'VIPs ändern',
  dialogTitle: 'VIPs dieser Liste',
  dialogText:
    'Wählen Sie eine Bedingung. Kommt ein Gast herein, auf den sie zutrifft, erfahren es die Mitglieder, die das möchten.',
  save: 'VIPs speichern',
  saving: 'Wird gespeichert...',
  saveFailed: 'Die VIPs konnten nicht geändert werden',
  cancel: 'Abbrechen',
} satisfies ManagerWords['notifying']
