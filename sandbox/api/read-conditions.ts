import { aimOps, tagOps, textOps, type SegmentCondition } from '../store/segment-conditions.ts'
import { problems } from './problem.ts'

/** A regular segment has no more conditions than this (Mailchimp's page on segments). */
const mostConditions = 10

const imitated: Record<string, readonly string[]> = { TextMerge: textOps, StaticSegment: tagOps, Aim: aimOps }

type Written = { condition_type?: string; field?: string; op?: string; value?: string | number }

/** Checks conditions of the kinds that the sandbox evaluates; others are refused. */
export function readConditions(written: unknown[], where: string): SegmentCondition[] {
  if (written.length > mostConditions) {
    throw problems.schema([
      { field: `${where}.conditions`, message: `A segment has at most ${mostConditions} conditions` },
    ])
  }
  return (written as Written[]).map((condition, place) => readCondition(condition, `${where}.conditions.${place}`))
}

function readCondition(
  { condition_type: type = '', field = '', op = '', value }: Written,
  where: string,
): SegmentCondition {
  const ops = imitated[type]
  if (!ops?.includes(op)) throw problems.notImitated(`conditions ${type || '(without condition_type)'} ${op}`)
  const needsNumber = type === 'StaticSegment'
  const needsText = type === 'Aim' || op === 'is' || op === 'not'
  if (needsNumber && typeof value !== 'number') throw wrongValue(where, 'integer', value)
  if (needsText && typeof value !== 'string') throw wrongValue(where, 'string', value)
  return { condition_type: type, field, op, ...(value !== undefined && { value }) } as SegmentCondition
}

function wrongValue(where: string, wanted: string, value: unknown) {
  const found = value === undefined ? 'NULL' : typeof value
  return problems.schema([{ field: `${where}.value`, message: `Schema describes ${wanted}, ${found} found instead` }])
}
