// The merge tags in the words of a mail: greeting, code as text, subject, preview text and plain text.
import type { NamedFinding } from '#words/campaigns.ts'
import { fieldOf, marksIn, showsField } from '../tags/grammar.ts'
import type { Finding, Headline, MailFacts } from './facts.ts'
import { findingOf } from './findings.ts'
import { isMailchimpTag } from './mailchimp-tags.ts'
import { type Mail, placeOf } from './reading/read-mail.ts'

/** In UTF-16 units. A paragraph has some hundred. */
const longestPiece = 20_000

export function checkWords(mail: Mail, facts: MailFacts): Finding[] {
  for (const { text, start } of mail.pieces) {
    if (!text.includes('*')) continue
    const strange = strangeIn(text.slice(0, longestPiece), facts)
    if (!strange) continue
    const { tag, list } = strange
    const named: NamedFinding =
      list === undefined
        ? { name: 'text_tag_unknown', params: { tag } }
        : { name: 'text_of_other_list', params: { list } }
    return [findingOf(named, placeOf(mail.html, start))]
  }
  return []
}

export function checkHeadline({ subject, previewText }: Headline, facts: MailFacts): Finding[] {
  const inSubject = strangeIn(subject, facts)
  const inPreview = strangeIn(previewText, facts)
  return [
    ...(inSubject ? [findingOf({ name: 'subject_tag_unknown', params: { tag: inSubject.tag } })] : []),
    ...(inPreview ? [findingOf({ name: 'preview_tag_unknown', params: { tag: inPreview.tag } })] : []),
  ]
}

export function checkPlainText(text: string, facts: MailFacts): Finding[] {
  if (![facts.tag, ...facts.aliases].some((tag) => showsField(text, tag)))
    return [findingOf({ name: 'text_without_code' })]
  const strange = strangeIn(text, facts)
  return strange ? [findingOf({ name: 'plain_tag_unknown', params: { tag: strange.tag } })] : []
}

/** Such as `ENDIF`: what is told of it is its condition. */
const isHalfCondition = /^(?:IF|IFNOT|ELSE|ELSEIF|END|ENDIF|END_IF)$/

/** The first tag that Mailchimp would not fill in for this list. `list`: the list that it belongs to. */
function strangeIn(text: string, facts: MailFacts): { tag: string; list: string | undefined } | undefined {
  for (const { kind, inside } of marksIn(text)) {
    if (kind === 'tag' && isKnownInSmall(inside, facts)) return { tag: inside, list: undefined }
    const tag = kind === 'tag' ? fieldOf(inside)?.tag : undefined
    if (
      tag === undefined ||
      isHalfCondition.test(tag) ||
      tag === facts.tag ||
      facts.aliases.includes(tag) ||
      facts.otherTags.includes(tag)
    )
      continue
    const list = facts.tagsElsewhere.get(tag)
    if (list !== undefined || !isMailchimpTag(tag)) return { tag, list }
  }
  return undefined
}

/** A tag of this list in small letters, which Mailchimp may not fill in. */
function isKnownInSmall(inside: string, { tag, otherTags }: MailFacts): boolean {
  const capital = inside.toUpperCase()
  return inside !== capital && (capital === tag || otherTags.includes(capital))
}
