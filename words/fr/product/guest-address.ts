import type { AddressTrouble } from '#domain/guest-address.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** The address of Listpass that guests open, and what is wrong with it. */
export const guestAddress = {
  loading: 'Chargement de l’adresse Listpass...',
  failed: 'L’adresse Listpass n’a pas pu être chargée',
  title: 'Les invités ne peuvent pas encore ouvrir ce Listpass',
  troubles: {
    machine: (address: string) =>
      `L’adresse ${address} ne fonctionne que sur cet ordinateur. Vous ne pouvez plus la changer dans les e-mails déjà envoyés.`,
    network: (address: string) =>
      `L’adresse ${address} ne fonctionne que dans votre réseau. Vous ne pouvez plus la changer dans les e-mails déjà envoyés.`,
    insecure: (address: string) =>
      `L’adresse ${address} est sans https. Les téléphones n’autorisent la caméra que sur des pages https.`,
  } satisfies Record<AddressTrouble, (address: string) => string>,
  wayOut:
    'Donnez à PUBLIC_URL une adresse https publique, puis relancez Listpass. La documentation (docs/tonight.md, en anglais) montre trois façons de faire. Si quelqu’un d’autre gère Listpass pour vous, demandez-lui.',
  onlyTrying: 'C’est juste un essai',
  trying: {
    machine: 'Simple essai\u{202f}: cela fonctionne sur cet ordinateur, et nulle part ailleurs.',
    network: 'Simple essai\u{202f}: cela fonctionne dans votre réseau, et nulle part ailleurs.',
    insecure: 'Simple essai\u{202f}: les téléphones ne peuvent pas scanner à cette adresse.',
  } satisfies Record<AddressTrouble, string>,
  former: (address: string, day: string) =>
    `Nouvelle adresse depuis cette date\u{202f}: ${day}. Les e-mails et les liens de scanner d’avant utilisent ${address}. Ils fonctionnent tant que cette adresse mène à Listpass.`,
} satisfies ProductWords['guestAddress']
