import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The notifications of a member while doors are open, and the VIPs of the list. */
export const notifying = {
  title: 'Meldingen',
  loading: 'Je meldingen laden...',
  text: 'Wat je wilt horen terwijl de deuren open zijn. Dit geldt alleen voor jou: andere leden kiezen zelf.',
  off: 'Uit',
  on: (on: number, of: number) => `${n(on)} van ${n(of)} aan`,
  loadFailed: 'Je meldingen konden niet worden geladen',
  failed: 'Je meldingen konden niet worden gewijzigd',
  kinds: {
    vip_arrived: { name: 'Er komt een vip binnen', hint: 'Eén melding als een vip bij een onderdeel binnenkomt.' },
    nearly_full: {
      name: 'Een onderdeel is bijna vol',
      hint: 'Een melding bij 90% van de capaciteit, en opnieuw nadat het onder 80% is geweest.',
    },
    door_silent: {
      name: 'Een deur laat niets van zich horen',
      hint: 'Een melding als de deur van een scannerlink 5 minuten niets van zich laat horen terwijl het onderdeel open is.',
    },
  },
  in_page: 'Op de pagina',
  by_mail: 'Per e-mail',
  mailText: 'Van elke soort krijg je hoogstens elke 15 minuten een e-mail.',
  vips: 'Vips',
  noVips: 'Nog niemand is vip van deze lijst.',
  whoIsVip: 'Wie is vip?',
  noOne: 'Niemand',
  readAt: (when: string) => `Stand: ${when}.`,
  change: 'Vips wijzigen',
  dialogTitle: 'Vips van deze lijst',
  dialogText:
    'Kies een voorwaarde. Als een gast binnenkomt die eraan voldoet, krijgen leden die dat willen een melding.',
  save: 'Vips opslaan',
  saving: 'Opslaan...',
  saveFailed: 'De vips konden niet worden gewijzigd',
  cancel: 'Annuleren',
} satisfies ManagerWords['notifying']
