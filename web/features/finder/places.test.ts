import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { List } from '#contract/list.ts'
import { languages } from '#domain/spoken.ts'
import { allTexts } from '#words/testing/all-words.ts'
import { groupsOf } from './line.ts'
import { listActions, listParts, listPlaces } from './list-lines.ts'
import { wordsOf } from './match.ts'
import { ownPlaces } from './use-found.ts'

const gala = { id: '7', name: 'Gala', qr_values_set: true } as List
const list = '/app/qr-manager/7'

/** Where the first line leads to, for what is typed. */
function ledTo(typed: string, mayEdit = true): string | undefined {
  const [first] = groupsOf(
    {
      guests: [],
      do: mayEdit ? listActions(gala, undefined) : [],
      go: [
        ...listParts(gala, mayEdit),
        ...listPlaces(gala, mayEdit),
        ...ownPlaces({ seesLists: true, mayScan: mayEdit }),
      ],
    },
    wordsOf(typed),
  ).flatMap(({ lines }) => lines)
  if (first?.does.kind === 'menu') return first.does.entry
  return first?.does.kind === 'go' ? first.does.to : undefined
}

test('the words of the manager lead to their place in it', () => {
  for (const [typed, place] of [
    ['QR code', ''],
    ['setup', ''],
    ['sync', '#sync'],
    ['check list status', '#check-status'],
    ['create qr fields', '#create-fields'],
    ['generate', '#generate'],
    ['fill fields', '#generate'],
    ['webhook', '#webhook'],
    ['display field', '#display-field'],
    ['logic', '#logic'],
    ['rules', '#logic'],
    ['merge tag', '#campaign-usage'],
    ['usage instructions', '#campaign-usage'],
    ['disable', '#disable-system'],
    ['campaign', '#campaign-usage'],
    ['HTML', '#campaign-usage'],
    ['drafts', '/email'],
    ['public link', '/doors?new=link'],
    ['secret', '/doors?new=link'],
    ['colors', '/settings#colours'],
    ['colour', '/settings#colours'],
    ['who counts', '/settings#who-counts'],
    ['notifications', '/settings#notifying'],
    ['tags', '/settings#after-the-scan'],
    ['logo', '/settings#look-for-guests'],
    ['scanning active', '/settings#at-the-door'],
  ] as const)
    assert.equal(ledTo(typed), list + place, typed)
  for (const typed of ['log out', 'logout', 'sign out']) assert.equal(ledTo(typed), 'log_out', typed)
  assert.equal(ledTo('language'), 'language')
  assert.equal(ledTo('sync lists'), '/app')
})

test('a place is offered once something is typed, and beside it stands the word that found it', () => {
  const lines = (typed: string) => groupsOf({ guests: [], do: [], go: listPlaces(gala, true) }, wordsOf(typed))
  assert.deepEqual(lines(''), [])
  assert.deepEqual(
    lines('polling').flatMap((group) => group.lines.map(({ title, detail }) => [title, detail])),
    [['Setup Webhook', 'Gala · polling']],
  )
})

test('a viewer is led to no place for editors', () => {
  for (const typed of ['sync', 'disable', 'webhook', 'generate', 'colours'])
    assert.equal(ledTo(typed, false), undefined, typed)
  assert.equal(ledTo('notifications', false), `${list}/settings#notifying`)
})

test('in each language a place is called as on its screen', () => {
  for (const language of languages) {
    const { app, finder, manager } = allTexts[language]
    const { places } = finder
    const ofMenu = app.menu
    const { list: ofList, steps, settings } = manager
    assert.deepEqual(
      Object.values(places.manager).map(({ title }) => title),
      [
        manager.home.parts.manager,
        ofList.sync,
        manager.status.title,
        steps.fields.title,
        steps.values.generate,
        steps.webhook.title,
        steps.display.title,
        manager.rules.configure,
        ofList.usageTitle,
        ofList.disableTitle,
      ],
      language,
    )
    assert.deepEqual(
      Object.values(places.settings).map(({ title }) => title),
      [
        manager.guestStatuses.title,
        settings.title,
        settings.besideName,
        settings.asks,
        manager.branding.title,
        settings.colours,
        settings.notifying,
        settings.afterTheScan,
      ],
      language,
    )
    assert.deepEqual([places.menu.logOut.title, places.menu.language.title], [ofMenu.logOut, ofMenu.language], language)
  }
})
