// Named places between two effects that belong together. In production they have no listener and no measurable cost. A
// test (testing/mortal-server.ts) kills the process there (decision 42).
import { channel } from 'node:diagnostics_channel'

/** Each name occurs once in the code, and proofs/failpoints.test.ts kills the server at every one of them. */
export const steps = [
  'migrate.prepared',
  'migrate.one-done',
  'migrate.function-made',
  'migrate.done',
  'migrate.queues-made',

  'connect.known',
  'connect.kept',
  'lists.read',
  'lists.kept',

  'fields.one-made',
  'fields.kept',
  'hook.address-kept',
  'hook.made',
  'hook.kept',
  'hook.listened',

  'batch.added',
  'batch.enqueued',
  'batch.begun',
  'page.read',
  'page.met',
  'page.some-written',
  'page.written',
  'page.kept',
  'page.counted',
  'batch.finished',
  'batch.ended',

  'redeem.taken',
  'redeem.sent',
  'redeem.committed',
  'redeem.told',
  'hand-in.sent',
  'hand-in.committed',
  'hand-in.told',
  'undo.sent',
  'undo.committed',
  'undo.told',

  'attending.tag-kept',
  'attending.taken',
  'attending.written',
  'attending.kept',
  'attending.event-asked',
  'attending.event-sent',

  'write-back.taken',
  'write-back.added',
  'write-back.written',
  'write-back.kept',
  'write-back.cleared',

  'webhook.received',
  'webhook.stored',
  'hints.found',
  'hints.read',
  'members.followed',
  'members.written',
  'members.kept',
  'hints.taken-in',
  'hints.forgotten',
  'poll.read',
  'poll.kept',

  'segment.begun',
  'segment.read',
  'segment.page-kept',
  'segment.looked',
  'segment.kept',

  'notices.taken',
  'notices.queued',
  'notices.kept',

  'disable.hook-removed',
  'disable.hook-forgotten',
  'disable.field-removed',
  'disable.field-forgotten',
  'disable.kept',

  'erase.erased',
  'erase.kept',
  'delete-account.hooks-away',
  'delete-account.removed',
  'delete-account.done',
  'delete-user.hooks-away',
  'delete-user.jobs-forgotten',
  'delete-user.removed',
  'delete-user.done',

  'rotate.file-written',
  'rotate.both-kept',
  'rotate.some-resealed',
  'rotate.resealed',
  'rotate.done',

  'backup.table-written',
  'backup.written',
  'backup.named',
  'restore.prepared',
  'restore.table-loaded',
  'restore.loaded',
  'restore.committed',
  'restore.done',

  'move.left',
  'move.table-written',
  'move.written',
  'move.named',
  'move.table-loaded',
  'move.loaded',
  'move.committed',
] as const

export type Step = (typeof steps)[number]

export const stepChannel = 'listpass:step'

const passing = channel(stepChannel)

export function step(name: Step): void {
  if (passing.hasSubscribers) passing.publish(name)
}
