import * as store from './store.ts'
import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import { withLease } from '../../database/lease.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import type { Audience, ListField } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { markDisabled } from '../lists/mark-list.ts'
import { stopListening } from '../lists/take-hooks-away.ts'
import { forgetStopped } from './batches/store.ts'
import { type Role, fieldRoles } from './field-roles.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys'>

/** Plans allow 30 fields a list, Premium 80 (FACTS §4). */
const usualFieldLimit = 30

/** A killed server keeps its lease for this long. */
const leaseSeconds = 10
const askAgainMs = 250

/**
 * Creates all three fields in Mailchimp or none of them, named in this language. Existing fields with our tags are adopted if their
 * type fits. An audience belongs to the team that creates its fields first: another team is refused before anything is made.
 */
export async function createFields(
  services: NeededHere,
  team: Team,
  listKey: string,
  language: Language,
): Promise<store.Field[]> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  // One team at a time: two that begin at once would both find the audience free. A team has its own lease again at once.
  const lease = { name: `create-fields:${list.mailchimpId}`, holder: team.id, seconds: leaseSeconds }
  const until = performance.now() + (leaseSeconds + 2) * 1000
  while (!(await withLease(services.database, lease, () => createNow(services, team, list, language)))) {
    if (performance.now() > until) throw new Refusal('conflict', 'at_work_in_mailchimp')
    await pause(askAgainMs)
  }
  return store.findFields(services.database, { team: team.id, list: list.id })
}

async function createNow(services: NeededHere, team: Team, list: List, language: Language): Promise<void> {
  await refuseIfTaken(services, team, list)
  const account = { id: list.accountId, teamId: team.id }
  const found = await withAccount(services, account, 'person', (login) =>
    addAllOrNone(login.audience(list.mailchimpId), language),
  )
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    await store.keepFields(
      tx,
      list.id,
      found.map(({ role, field }) => ({ ...field, role, id: randomUUIDv7() })),
    )
    await keepRecord(tx, team, 'fields_created', { listId: list.id })
  })
  step('fields.kept')
}

/** A team that has set the list up may create missing fields again. */
async function refuseIfTaken(services: NeededHere, team: Team, { id }: List): Promise<void> {
  const known = await store.findKnownFields(services.database, { team: team.id, list: id })
  if (known.length > 0) return
  const { isShared } = await findListOf(services, team, id)
  if (isShared) throw new Refusal('conflict', 'audience_taken')
}

async function addAllOrNone(audience: Audience, language: Language): Promise<{ role: Role; field: ListField }[]> {
  const { rows: present } = await audience.listFields()
  refuseWrongTypes(present)
  const added: ListField[] = []
  const found: { role: Role; field: ListField }[] = []
  for (const { role, tag, type } of fieldRoles) {
    const there = present.find((field) => field.tag === tag)
    if (there) {
      found.push({ role, field: there })
      continue
    }
    try {
      const { name, help } = wordsIn(language).mergeFields[role]
      const made = await audience.addField({ tag, type, name, helpText: help })
      step('fields.one-made')
      added.push(made)
      found.push({ role, field: made })
    } catch (error) {
      for (const { mergeId } of added) await audience.removeField(mergeId)
      throw refusedField(error, tag, present.length + added.length)
    }
  }
  return found
}

function refuseWrongTypes(present: ListField[]): void {
  for (const { tag, type } of fieldRoles) {
    const there = present.find((field) => field.tag === tag)
    if (there && there.type !== type) {
      const params = { tag, type: there.type, needed: type }
      throw new Refusal('conflict', 'field_of_other_type', { params })
    }
  }
}

function refusedField(error: unknown, tag: string, fieldCount: number): unknown {
  if (!(error instanceof MailchimpTrouble) || error.kind !== 'refused') return error
  const more = { details: error.details, cause: error }
  return fieldCount >= usualFieldLimit - fieldRoles.length
    ? new Refusal('conflict', 'too_many_fields', { params: { fields: fieldCount }, ...more })
    : new Refusal('conflict', 'field_refused', { params: { tag }, ...more })
}

/**
 * Deletes one field in Mailchimp; with the last one also the webhook. Listpass keeps codes, counts and history:
 * enabling again gives every contact the same code.
 */
export async function deleteField(
  services: NeededHere,
  team: Team,
  listKey: string,
  fieldId: string,
): Promise<store.Field[]> {
  const list: List = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  const fields = await store.findFields(services.database, scope)
  const field = fields.find(({ id }) => id === fieldId)
  if (!field) throw new Refusal('not_found', 'field_not_found')
  // The webhook goes before the field. If a step in between fails, a list with a field left can be disabled again.
  const isLast = fields.length === 1
  const ofPerson = { teamId: team.id, listId: list.id }
  if (!list.goneSince) {
    refuseUnlessWorkable(list)
    const account = { id: list.accountId, teamId: team.id }
    await withAccount(services, account, 'person', async (login) => {
      const audience = login.audience(list.mailchimpId)
      if (isLast) await stopListening(services, ofPerson, audience)
      await audience.removeField(field.mergeId)
      step('disable.field-removed')
    })
  } else if (isLast) {
    await stopListening(services, ofPerson, undefined)
  }
  await services.database.as(scope, async (tx) => {
    await store.removeField(tx, list.id, fieldId, isLast)
    await forgetStopped(tx, list.id)
    step('disable.field-forgotten')
    if (isLast) await markDisabled(tx, team.id, list.id)
    await keepRecord(tx, team, 'field_deleted', { listId: list.id, details: { tag: field.tag } })
  })
  step('disable.kept')
  return store.findFields(services.database, scope)
}
