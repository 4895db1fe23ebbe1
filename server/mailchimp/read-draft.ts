import { type Draft, draftStatuses, type Receivers } from './campaigns.ts'
import { refuseStrange } from './second-look.ts'
import { readTime, type WireCampaign } from './wire-campaigns.ts'

export function pathOf(id: string): string {
  return `/campaigns/${encodeURIComponent(id)}`
}

/** Undefined for a campaign that was sent. Throws for one of another list. */
export function readDraft(listId: string, row: WireCampaign): Draft | undefined {
  refuseStrange(listId, row.recipients?.list_id)
  const {
    title,
    subject_line: subject,
    preview_text: previewText,
    from_name: fromName,
    reply_to: replyTo,
  } = row.settings ?? {}
  const status = draftStatuses.find((each) => each === row.status)
  return (
    status && {
      id: row.id,
      webId: row.web_id ?? undefined,
      status,
      kind: row.type,
      title: title ?? '',
      subject: subject ?? '',
      previewText: previewText ?? '',
      fromName: fromName ?? '',
      replyTo: replyTo ?? '',
      receiverCount: row.recipients?.recipient_count ?? undefined,
      receivers: readReceivers(row),
      createdAt: readTime(row.create_time),
      sendAt: readTime(row.send_time),
    }
  )
}

function readReceivers({ recipients }: WireCampaign): Receivers {
  const options = recipients?.segment_opts
  const { saved_segment_id: saved, prebuilt_segment_id: prebuilt, conditions } = options ?? {}
  if (saved) return { kind: 'segment', id: saved }
  const [first, ...others] = conditions ?? []
  if (!first) return prebuilt ? { kind: 'conditions' } : { kind: 'list' }
  const tag = Number(first.value)
  const isTag = first.field === 'static_segment' && first.op === 'static_is' && Number.isInteger(tag) && tag > 0
  return isTag && others.length === 0 ? { kind: 'segment', id: tag } : { kind: 'conditions' }
}
