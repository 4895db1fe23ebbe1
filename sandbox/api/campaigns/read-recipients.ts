import type { Campaign, SegmentOptions } from '../../store/campaigns.ts'
import { findList } from '../../store/lists.ts'
import { findSegment } from '../../store/segments.ts'
import type { ApiCall } from '../call.ts'
import { problems } from '../problem.ts'
import { readConditions } from '../read-conditions.ts'

export type WrittenRecipients = {
  list_id: string
  segment_opts?: { saved_segment_id?: number; match?: 'any' | 'all'; conditions?: unknown[] }
}

/** Checks the audience and the segment. Without `segment_opts` the whole audience is meant. */
export function readRecipients(call: ApiCall, written: WrittenRecipients): Pick<Campaign, 'list_id' | 'segment_opts'> {
  const list = findList(call.world, call.account.id, written.list_id)
  if (!list) throw problems.schema([{ field: 'recipients.list_id', message: 'The list does not exist.' }])
  return { list_id: list.id, segment_opts: readOptions(call, list.no, written.segment_opts ?? {}) }
}

/** A saved segment goes before conditions. */
function readOptions(
  call: ApiCall,
  listNo: number,
  options: WrittenRecipients['segment_opts'] & object,
): SegmentOptions {
  const { saved_segment_id: saved, match = 'all', conditions } = options
  if (saved) {
    const segment = findSegment(call.world, listNo, String(saved))
    if (segment) return { saved_segment_id: segment.id, match: 'all', ...segment.options }
    throw problems.schema([
      { field: 'recipients.segment_opts.saved_segment_id', message: 'The segment does not exist.' },
    ])
  }
  if (!conditions) return {}
  return { match, conditions: readConditions(conditions, 'recipients.segment_opts') }
}
