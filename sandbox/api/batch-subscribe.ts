import type { WrongAnswer } from '../faults.ts'
import { findMember, type Member } from '../store/members.ts'
import { openAudience, type ApiCall, type Audience } from './call.ts'
import { Problem, problems } from './problem.ts'
import { faultOfRow, keptPart, refuseBatchIfFaulty } from './refused-rows.ts'
import { linksOf } from './show.ts'
import { showBatchMember } from './show-member.ts'
import { writeMember, type Written } from './write-member.ts'
import { wrongAnswerOf } from './wrong-answers.ts'

type Batch = { members: Written[]; update_existing?: boolean | null; sync_tags?: boolean | null }
export type RowError = {
  email_address: string
  error: string
  error_code: string
  field: string
  field_message: string
}

/** Rows are independent: some may be refused while others are stored, and the answer is 200 either way. */
export function batchSubscribe(call: ApiCall) {
  const audience = openAudience(call)
  const { members: rows } = call.body as Batch
  refuseBatchIfFaulty(
    call.faults,
    rows.map((row) => row.email_address),
  )

  const created: Member[] = []
  const updated: Member[] = []
  const errors: RowError[] = []
  const seen = new Set<string>()
  const wrong = wrongAnswerOf(call.faults)
  call.world.db.transaction(() => {
    for (const [place, row] of rows.entries()) {
      const email = row.email_address ?? ''
      if (isLeftOut(wrong, place)) {
        const found = findMember(call.world, audience.list.no, email)
        if (found && wrong === 'keeps_nothing') updated.push(found)
        continue
      }
      const isRepeated = seen.has(email.toLowerCase())
      seen.add(email.toLowerCase())
      if (isRepeated && call.query.isSet('skip_duplicate_check')) continue
      try {
        if (isRepeated) throw problems.invalid(`${email} appears more than once in this request.`)
        const { member, isNew } = writeRow(call, audience, row)
        ;(isNew ? created : updated).push(member)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        errors.push(rowError(email, error))
      }
    }
  })

  const told = { errors, error_count: errors.length, ...wrongErrors(wrong, rows[0]?.email_address ?? '') }
  return {
    new_members: created.map((member) => showBatchMember(audience, member)),
    updated_members: updated.map((member) => showBatchMember(audience, member)),
    errors: told.errors,
    total_created: created.length,
    total_updated: updated.length,
    error_count: told.error_count,
    _links: linksOf(call.account.dc, ['parent', 'GET', `/lists/${audience.list.id}`]),
  }
}

const strangeErrors = new Set<WrongAnswer | undefined>([
  'errors_unnamed',
  'errors_counted_only',
  'errors_in_other_case',
  'errors_of_strangers',
  'rows_unaccounted',
])

/** A wrong answer concerns the first row, which is not written. */
function isLeftOut(wrong: WrongAnswer | undefined, place: number): boolean {
  return wrong === 'keeps_nothing' || (place === 0 && strangeErrors.has(wrong))
}

/** The answer's report about a row that was not written; some faults hide it. */
function wrongErrors(wrong: WrongAnswer | undefined, email: string): { errors?: RowError[]; error_count?: number } {
  const problem = problems.invalid('The row could not be written.')
  if (wrong === 'errors_counted_only') return { errors: [], error_count: 1 }
  if (wrong === 'errors_unnamed') return { errors: [rowError('', problem)], error_count: 1 }
  if (wrong === 'errors_in_other_case')
    return { errors: [rowError(` ${email.toUpperCase()} `, problem)], error_count: 1 }
  if (wrong === 'errors_of_strangers') return { errors: [rowError('stranger@example.org', problem)], error_count: 1 }
  return {}
}

function writeRow(call: ApiCall, audience: Audience, row: Written): { member: Member; isNew: boolean } {
  const batch = call.body as Batch
  const email = row.email_address ?? ''
  const refused = faultOfRow(call.faults, email)
  if (refused) throw problems.invalid(refused)
  const found = findMember(call.world, audience.list.no, email)
  if (found && found.status !== 'archived' && !batch.update_existing) throw rowExists(email)
  const member = writeMember(
    call.world,
    audience,
    found,
    { ...keptPart(call.faults, email, row), email_address: found?.email ?? email },
    {
      source: 'api',
      skipsRequired: call.query.isSet('skip_merge_validation'),
      replacesTags: batch.sync_tags === true,
    },
  )
  return { member, isNew: !found }
}

function rowExists(email: string): Problem {
  return new Problem(
    400,
    'ERROR_CONTACT_EXISTS',
    `${email} is already a list member, do you want to update? please provide update_existing:true in the request body`,
  )
}

function rowError(email: string, problem: Problem): RowError {
  const field = problem.errors?.[0]
  return {
    email_address: email,
    error: problem.message,
    error_code: problem.title === 'ERROR_CONTACT_EXISTS' ? problem.title : 'ERROR_GENERIC',
    field: field?.field ?? '',
    field_message: field?.message ?? '',
  }
}
