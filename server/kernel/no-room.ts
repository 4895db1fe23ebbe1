import { Refusal } from './refusal.ts'

export function noRoom(): Refusal {
  return new Refusal('unavailable', 'disk_full')
}
