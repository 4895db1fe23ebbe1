import type { AddressTrouble } from '#domain/guest-address.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** The address of Listpass that guests open, and what is wrong with it. */
export const guestAddress = {
  loading: 'Adres van Listpass laden...',
  failed: 'Het adres van Listpass kon niet worden geladen',
  title: 'Gasten kunnen deze Listpass nog niet openen',
  troubles: {
    machine: (address: string) =>
      `${address} werkt alleen op deze computer. In e-mails die je al hebt verstuurd, kun je het niet meer wijzigen.`,
    network: (address: string) =>
      `${address} werkt alleen in je netwerk. In e-mails die je al hebt verstuurd, kun je het niet meer wijzigen.`,
    insecure: (address: string) =>
      `${address} heeft geen https. Telefoons staan de camera alleen toe op pagina’s met https.`,
  } satisfies Record<AddressTrouble, (address: string) => string>,
  /** The page in docs is in English. */
  wayOut:
    'Zet PUBLIC_URL op een openbaar https-adres en start Listpass opnieuw. In docs/tonight.md staan drie manieren. Draait iemand anders Listpass voor je, vraag het dan daar.',
  onlyTrying: 'Ik probeer het alleen',
  trying: {
    machine: 'Alleen om te proberen: dit werkt op deze computer en nergens anders.',
    network: 'Alleen om te proberen: dit werkt in je netwerk en nergens anders.',
    insecure: 'Alleen om te proberen: telefoons kunnen op dit adres niet scannen.',
  } satisfies Record<AddressTrouble, string>,
  former: (address: string, day: string) =>
    `E-mails en scannerlinks van vóór ${day} gebruiken ${address}. Ze werken zolang dat adres naar Listpass leidt.`,
} satisfies ProductWords['guestAddress']
