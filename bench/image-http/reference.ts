import type { AddressInfo } from 'node:net'

/** As many bytes as one of our pictures. */
export function fixedBytes(): Buffer {
  return Buffer.alloc(Number(process.env['PICTURE_BYTES']), 1)
}

export function tellPort(address: string | AddressInfo | null): void {
  console.log(`Port: ${(address as AddressInfo).port}`)
}
