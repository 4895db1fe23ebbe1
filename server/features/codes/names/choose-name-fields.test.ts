import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListField } from '../../../mailchimp/audience.ts'
import { chooseNameFields } from './choose-name-fields.ts'

type Given = string | { tag: string; name?: string; type?: string; mergeId?: number }

const fieldsOf = (...given: Given[]): ListField[] =>
  given.map((each, place) => ({
    mergeId: place + 1,
    name: typeof each === 'string' ? each : each.tag,
    type: 'text',
    choices: [],
    defaultValue: '',
    isPublic: false,
    isRequired: false,
    ...(typeof each === 'string' ? { tag: each } : each),
  }))

const choose = (fields: ListField[], shown: string | null = null) => {
  const { first, last, isSure } = chooseNameFields(fields, shown, ['QRCODE'])
  return isSure ? [first, last] : { perhaps: [first, last] }
}

test('pairs of names in six languages are found by their tags', () => {
  for (const [first, last] of [
    ['FNAME', 'LNAME'],
    ['FIRSTNAME', 'LASTNAME'],
    ['FIRST_NAME', 'SURNAME'],
    ['VORNAME', 'NACHNAME'],
    ['VORNAME', 'NAME'],
    ['PRENOM', 'NOM'],
    ['NOMBRE', 'APELLIDOS'],
    ['NOME', 'SOBRENOME'],
    ['NOME', 'COGNOME'],
    ['VOORNAAM', 'ACHTERNAAM'],
  ] as const) {
    assert.deepEqual(choose(fieldsOf('COMPANY', first, last, 'QRCODE')), [first, last])
    assert.deepEqual(choose(fieldsOf(last, 'COMPANY', first)), [first, last])
  }
})

test('one field for all of the name is found', () => {
  for (const tag of ['FULLNAME', 'NAME', 'NOM', 'NOME', 'NOMBRE', 'NAAM']) {
    assert.deepEqual(choose(fieldsOf('COMPANY', tag, 'TABLE')), [tag, null])
  }
})

test('a tag without a meaning is known by the name of its field', () => {
  const named = (first: string, last: string) =>
    fieldsOf({ tag: 'MMERGE3', name: first }, { tag: 'MMERGE4', name: last })
  for (const [first, last] of [
    ['First Name', 'Last name'],
    ['Vorname', 'Nachname'],
    ['Prénom', 'Nom de famille'],
    ['Nombre', 'Apellidos'],
    ['Primeiro nome', 'Último nome'],
    ['Voornaam', 'Achternaam'],
  ] as const) {
    assert.deepEqual(choose(named(first, last)), ['MMERGE3', 'MMERGE4'], first)
  }
  assert.deepEqual(choose(fieldsOf({ tag: 'MMERGE7', name: 'Full name' })), ['MMERGE7', null])
})

test('fields that only sound like names, are no text, or are ours hold none', () => {
  const others = ['COMPANY', { tag: 'MMERGE4', name: 'Company name' }, { tag: 'NAME', type: 'number' }, 'QRCODE']
  assert.deepEqual(choose(fieldsOf(...others)), { perhaps: ['COMPANY', 'MMERGE4'] })
  assert.deepEqual(choose(fieldsOf({ tag: 'QRCODE', name: 'Name' })), [null, null])
  assert.deepEqual(choose([]), [null, null])
})

test('of two pairs the field that doors show decides, and otherwise the organiser is asked', () => {
  const both = fieldsOf('FNAME', 'LNAME', 'VORNAME', 'NACHNAME')
  assert.deepEqual(choose(both, 'VORNAME'), ['VORNAME', 'NACHNAME'])
  assert.deepEqual(choose(both, 'FNAME'), ['FNAME', 'LNAME'])
  assert.deepEqual(choose(both), { perhaps: ['FNAME', 'LNAME'] })
})

test('without a field for names it is the one that doors show, and otherwise perhaps the first two of the audience', () => {
  assert.deepEqual(choose(fieldsOf('GAST', 'TABLE'), 'GAST'), ['GAST', null])
  assert.deepEqual(choose(fieldsOf('AAA', 'BBB', 'CCC')), { perhaps: ['AAA', 'BBB'] })
  assert.deepEqual(choose(fieldsOf({ tag: 'NOTE', mergeId: 7 })), { perhaps: [null, null] })
})
