// The secret part of a scanner link's address: it lets anyone scan that list.
import { createHash, randomBytes } from 'node:crypto'
import type { SealedColumn } from '../../secrets/sealed-column.ts'

export function newSlug(): string {
  return randomBytes(32).toString('base64url')
}

export function slugHash(slug: string): Buffer {
  return createHash('sha256').update(slug).digest()
}

export function linkUrl(publicUrl: string, slug: string): string {
  return `${publicUrl}/scanner/public/${slug}`
}

export function slugPlace(linkId: string) {
  return { table: 'scanner_links', column: 'slug', row: linkId }
}

export const sealedSlugs: SealedColumn = {
  table: 'scanner_links',
  column: 'slug',
  what: 'the addresses of scanner links',
  giveUp: 'delete from scanner_links',
}
