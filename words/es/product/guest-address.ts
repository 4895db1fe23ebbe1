import type { AddressTrouble } from '#domain/guest-address.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** The address of Listpass that guests open, and what is wrong with it. */
export const guestAddress = {
  loading: 'Cargando la dirección de Listpass...',
  failed: 'No se ha podido cargar la dirección de Listpass',
  title: 'Los invitados aún no pueden abrir este Listpass',
  troubles: {
    machine: (address: string) =>
      `${address} solo funciona en este ordenador. No podrás cambiarla en los correos que ya hayas enviado.`,
    network: (address: string) =>
      `${address} solo funciona en tu red. No podrás cambiarla en los correos que ya hayas enviado.`,
    insecure: (address: string) => `${address} no tiene https. Los teléfonos solo permiten la cámara en páginas https.`,
  } satisfies Record<AddressTrouble, (address: string) => string>,
  wayOut:
    'Pon en PUBLIC_URL una dirección https pública y reinicia Listpass. La página docs/tonight.md muestra tres formas de hacerlo. Si Listpass lo administra otra persona, pídeselo.',
  onlyTrying: 'Solo estoy probando',
  trying: {
    machine: 'Solo para probar: esto funciona en este ordenador y en ningún otro sitio.',
    network: 'Solo para probar: esto funciona en tu red y en ningún otro sitio.',
    insecure: 'Solo para probar: los teléfonos no pueden escanear en esta dirección.',
  } satisfies Record<AddressTrouble, string>,
  former: (address: string, day: string) =>
    `Los correos y enlaces de escáner anteriores a esta fecha (${day}) usan ${address}. Funcionan mientras esa dirección lleve a Listpass.`,
} satisfies ProductWords['guestAddress']
