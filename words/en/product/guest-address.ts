import type { AddressTrouble } from '#domain/guest-address.ts'

/** The address of Listpass that guests open, and what is wrong with it. */
export const guestAddress = {
  loading: 'Loading the address of Listpass...',
  failed: 'The address of Listpass couldn’t be loaded',
  title: 'Guests can’t open this Listpass yet',
  troubles: {
    machine: (address: string) =>
      `${address} only works on this computer. You can’t change it in emails you have already sent.`,
    network: (address: string) =>
      `${address} only works in your network. You can’t change it in emails you have already sent.`,
    insecure: (address: string) => `${address} has no https. Phones allow the camera on https pages only.`,
  } satisfies Record<AddressTrouble, (address: string) => string>,
  wayOut:
    'Set PUBLIC_URL to a public https address and start Listpass again. The page “For tonight” (docs/tonight.md) shows three ways. If someone else runs Listpass for you, ask them.',
  onlyTrying: 'I’m only trying it',
  trying: {
    machine: 'For trying only: this works on this computer and nowhere else.',
    network: 'For trying only: this works in your network and nowhere else.',
    insecure: 'For trying only: phones can’t scan at this address.',
  } satisfies Record<AddressTrouble, string>,
  former: (address: string, day: string) =>
    `Emails and scanner links from before ${day} use ${address}. They work as long as that address leads to Listpass.`,
}
