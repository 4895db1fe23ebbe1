// The events of doors are the queue, and the wishes that they become: a scan needs no job.
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import type { WorkServices } from '../../services.ts'
import { findLists, tellMailchimp } from './tell-mailchimp.ts'

export function startTellingOfGuests(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'attending',
    findLists,
    work: (listId, stopping) => tellMailchimp(services, listId, stopping),
  })
}
