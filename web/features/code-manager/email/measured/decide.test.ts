// What the browser measured decides the light of a draft, in both directions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftFinding } from '#contract/campaigns.ts'
import { mailWindows, type Shown, shownNothing, windowFindings, type WindowFinding } from '#domain/mail-windows.ts'
import { type Check, checks, worstOf } from '#domain/preflight.ts'
import { decide, type MeasuredVersions } from './decide.ts'

const code = (side = 200, whole = side): Shown => ({ seen: 'code', side, whole, least: whole })
const everywhere = (one: Shown) => mailWindows.map(() => one)
const say = ({ name, params }: WindowFinding) => ({ sentence: `${name} ${params?.pixels ?? ''}`.trim(), todo: '' })
const told = (id: string, check: Check, light: DraftFinding['light'], where: string | null = null): DraftFinding => ({
  id,
  check,
  light,
  sentence: id,
  todo: '',
  where,
})
const ofWindow = (id: keyof typeof windowFindings, where: string | null = null) =>
  told(id, windowFindings[id].check, windowFindings[id].light, where)

/** `read`: by the server; `measured`: by the browser. One version. */
function decided(read: Shown[], findings: DraftFinding[], measured: MeasuredVersions[number]) {
  const failed = new Set(findings.map(({ check }) => check))
  const passed = checks.filter((check) => !failed.has(check))
  const found = decide({ findings, passed, windows: [read] }, [measured], say)
  return { ...found, light: worstOf(found.findings), sentences: found.findings.map(({ sentence }) => sentence) }
}

test('a draft that was read as ready would go wrong where the browser shows no code', () => {
  const found = decided(everywhere(code()), [], everywhere(shownNothing()))
  assert.deepEqual([found.light, found.sentences, found.isCorrected], ['wrong', ['hidden'], true])
  assert.ok(!found.passed.includes('picture'))
})

test('a draft that was read as hidden is ready where the browser shows the code', () => {
  const found = decided(everywhere(shownNothing()), [ofWindow('hidden', 'Line 3')], everywhere(code()))
  assert.deepEqual([found.light, found.sentences, found.isCorrected], ['ready', [], true])
  assert.deepEqual(found.passed, checks)
})

test('only the windows that differ are corrected, and other findings stay', () => {
  const subject = told('subject_missing', 'sending', 'look')
  const read = mailWindows.map(({ look }) => (look === 'dark' ? shownNothing() : code()))
  const onPhones = mailWindows.map(({ device }) => (device === 'phone' ? code(64) : code()))
  const found = decided(read, [ofWindow('hidden_in_dark'), subject], onPhones)
  assert.deepEqual(found.sentences, ['too_small_on_phones 64', 'subject_missing'])
  assert.equal(found.findings[0]?.id, 'too_small')
})

test('a window that could not be measured keeps what the server read, and is counted', () => {
  const read = everywhere(shownNothing())
  for (const failure of ['late', 'blocked'] as const) {
    const measured = mailWindows.map(() => failure)
    const found = decided(read, [ofWindow('hidden')], measured)
    assert.deepEqual([found.sentences, found.unmeasured, found.isCorrected], [['hidden'], 6, false])
  }
  const computers = mailWindows.map(({ device }) => (device === 'phone' ? ('late' as const) : code()))
  const found = decided(read, [ofWindow('hidden')], computers)
  assert.deepEqual([found.sentences, found.unmeasured, found.light], [['hidden_on_phones'], 3, 'look'])
  assert.equal(decided(read, [ofWindow('hidden')], []).unmeasured, 6)
})

test('a finding keeps its place, and rounding in the browser changes nothing', () => {
  const small = { ...ofWindow('too_small', 'Line 9'), sentence: 'as the server said it' }
  const found = decided(everywhere(code(100)), [small], everywhere(code(101)))
  assert.deepEqual([found.findings, found.isCorrected], [[small], false])
  const smaller = decided(everywhere(code(100)), [small], everywhere(code(60)))
  assert.deepEqual([smaller.sentences, smaller.findings[0]?.where], [['too_small 60'], 'Line 9'])
})

test('a picture that a condition, or a wrong address, keeps from this guest is told once', () => {
  const absent = mailWindows.map((): 'absent' => 'absent')
  for (const finding of [told('in_conditional', 'picture', 'look'), told('tag_typo', 'tag', 'wrong')])
    assert.deepEqual(decided(everywhere(code()), [finding], absent).sentences, [finding.id])
  const alt = told('no_alt', 'picture', 'look')
  assert.deepEqual(decided(everywhere(code()), [alt], absent).sentences, ['hidden', 'no_alt'])
})

test('another picture in the place of the code is wrong, unless that is told already', () => {
  const another = mailWindows.map(({ look }) => (look === 'dark' ? shownNothing('another') : code()))
  assert.deepEqual(decided(everywhere(code()), [], another).sentences, ['another_shown'])
  const fixed = told('fixed_candidate', 'picture', 'wrong')
  assert.deepEqual(decided(everywhere(code()), [fixed], another).sentences, ['fixed_candidate'])
})

test('a code that Outlook alone should show is shown by the browser too, or stays so', () => {
  const outlook = told('only_in_outlook', 'picture', 'wrong')
  assert.deepEqual(decided(everywhere(shownNothing()), [outlook], everywhere(code())).sentences, [])
  const hidden = decided(everywhere(shownNothing()), [outlook], everywhere(shownNothing()))
  assert.deepEqual([hidden.sentences, hidden.isCorrected], [['only_in_outlook'], false])
})

test('each version of an A/B test is judged by its own windows', () => {
  const found = decide(
    { findings: [], passed: checks.slice(), windows: [everywhere(code()), null, everywhere(code())] },
    [everywhere(code()), [], everywhere(shownNothing())],
    say,
  )
  assert.deepEqual([found.findings.map(({ id }) => id), found.unmeasured], [['hidden'], 0])
})
