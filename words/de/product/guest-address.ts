import type { AddressTrouble } from '#domain/guest-address.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** The address of Listpass that guests open, and what is wrong with it. */
export const guestAddress = {
  loading: 'Die Adresse von Listpass wird geladen...',
  failed: 'Die Adresse von Listpass konnte nicht geladen werden',
  title: 'Gäste können dieses Listpass noch nicht öffnen',
  troubles: {
    machine: (address: string) =>
      `${address} funktioniert nur auf diesem Computer. In E-Mails, die schon gesendet sind, lässt sich die Adresse nicht mehr ändern.`,
    network: (address: string) =>
      `${address} funktioniert nur in Ihrem Netzwerk. In E-Mails, die schon gesendet sind, lässt sich die Adresse nicht mehr ändern.`,
    insecure: (address: string) => `${address} hat kein https. Handys erlauben die Kamera nur auf Seiten mit https.`,
  } satisfies Record<AddressTrouble, (address: string) => string>,
  wayOut:
    'Setzen Sie PUBLIC_URL auf eine öffentliche https-Adresse und starten Sie Listpass neu. Die Seite docs/tonight.md (auf Englisch) zeigt drei Wege. Wenn jemand anders Listpass für Sie betreibt, fragen Sie dort nach.',
  onlyTrying: 'Ich teste nur',
  trying: {
    machine: 'Nur zum Testen: Das funktioniert auf diesem Computer und sonst nirgends.',
    network: 'Nur zum Testen: Das funktioniert in Ihrem Netzwerk und sonst nirgends.',
    insecure: 'Nur zum Testen: Mit dieser Adresse können Handys nicht scannen.',
  } satisfies Record<AddressTrouble, string>,
  former: (address: string, day: string) =>
    `Ältere E-Mails und Scanner-Links (vor ${day}) nutzen ${address}. Sie funktionieren, solange diese Adresse zu Listpass führt.`,
} satisfies ProductWords['guestAddress']
