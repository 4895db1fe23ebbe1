import { type Check, checks } from '#domain/preflight.ts'
import type { Version } from '../../../mailchimp/campaigns.ts'
import { checkMail } from './check-mail.ts'
import type { Finding, MailFacts } from './facts.ts'
import { findingOf } from './findings.ts'

export type Checked = { findings: Finding[]; passed: Check[] }

/** Checks that need the content of a draft. */
const ofContent = new Set<Check>(['picture', 'address', 'tag', 'size', 'conditionals', 'length', 'plain_text'])

/**
 * `isRead`: the content of the draft was checked. Each finding appears once: the worst first, equally bad ones in the
 * order of `checks`.
 */
export function gather(found: readonly Finding[], isRead: boolean): Checked {
  const findings = [...new Map(found.toReversed().map((finding) => [finding.id, finding])).values()].toReversed()
  const failed = new Set(findings.map(({ check }) => check))
  const passed = checks.filter((check) => !failed.has(check) && (isRead || !ofContent.has(check)))
  const ofLight = (light: Finding['light']) =>
    findings
      .filter((finding) => finding.light === light)
      .toSorted((a, b) => checks.indexOf(a.check) - checks.indexOf(b.check))
  return { findings: [...ofLight('wrong'), ...ofLight('look')], passed }
}

/** `kind`: the draft's type in Mailchimp. */
export function checkVersions(versions: readonly Version[], facts: MailFacts, kind: string): Finding[] {
  return versions.flatMap((version) => checkVersion(version, facts, kind))
}

function checkVersion(version: Version, facts: MailFacts, kind: string): Finding[] {
  const { label, plainText } = version
  if (kind === 'plaintext') {
    if (plainText === undefined) return [findingOf({ name: 'unread' })]
    return [findingOf({ name: plainText.includes(`|${facts.tag}|`) ? 'only_text' : 'picture_missing' })]
  }
  const found = checkMail(version, facts)
  if (label === undefined) return found
  return found.map((finding) => ({ ...finding, place: { ...finding.place, version: label } }))
}
