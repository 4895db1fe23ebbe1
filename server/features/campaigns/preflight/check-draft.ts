import { type Check, checks } from '#domain/preflight.ts'
import { showsField } from '../tags/grammar.ts'
import type { Version } from '../../../mailchimp/campaigns.ts'
import { type CheckedMail, checkMail } from './check-mail.ts'
import type { Finding, MailFacts } from './facts.ts'
import { findingOf } from './findings.ts'

export type Checked = { findings: Finding[]; passed: Check[] }

/** Checks that need the content of a draft. */
const ofContent = new Set<Check>(['picture', 'address', 'tag', 'words', 'size', 'conditionals', 'length', 'plain_text'])

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

/** `shown`: of each version, what each of `mailWindows` shows of the code. */
export type CheckedVersions = { findings: Finding[]; shown: CheckedMail['shown'][] }

/** `kind`: the draft's type in Mailchimp. */
export function checkVersions(versions: readonly Version[], facts: MailFacts, kind: string): CheckedVersions {
  const checked = versions.map((version) => checkVersion(version, facts, kind))
  return { findings: checked.flatMap(({ findings }) => findings), shown: checked.map(({ shown }) => shown) }
}

function checkVersion(version: Version, facts: MailFacts, kind: string): CheckedMail {
  const { label, plainText } = version
  if (kind === 'plaintext') {
    const name = plainText === undefined ? 'unread' : showsField(plainText, facts.tag) ? 'only_text' : 'picture_missing'
    return { findings: [findingOf({ name })], shown: undefined }
  }
  const { findings, shown } = checkMail(version, facts)
  if (label === undefined) return { findings, shown }
  return { findings: findings.map((each) => ({ ...each, place: { ...each.place, version: label } })), shown }
}
