import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellApart } from './tell-apart.ts'

const guest = (name: string, table: string, people?: number, company = 'Acme') => ({
  name,
  facts: [
    { name: 'Table', value: table },
    { name: 'Company', value: company },
  ].filter(({ value }) => value !== ''),
  people,
})

test('only what differs tells people of one name apart', () => {
  assert.deepEqual(tellApart([guest('Ahmed Ng', '4', 2), guest('AHMED NG', '21', 2), guest('Ada Byron', '9', 4)]), [
    { facts: [{ name: 'Table', value: '4' }] },
    { facts: [{ name: 'Table', value: '21' }] },
    undefined,
  ])
})

test('a party of another size, and a field that only one has, tell them apart too', () => {
  assert.deepEqual(tellApart([guest('Zoë', '4', 1), guest('zoe', '', 3)]), [
    { facts: [{ name: 'Table', value: '4' }], people: 1 },
    { facts: [], people: 3 },
  ])
  assert.deepEqual(tellApart([guest('Kim', '1', undefined), guest('Kim', '1', undefined, 'Initech')])[1], {
    facts: [{ name: 'Company', value: 'Initech' }],
  })
})

test('nothing is said of people whom nothing tells apart, or who have no name', () => {
  assert.deepEqual(tellApart([guest('Kim', '1', 1), guest('Kim', '1', 1)]), [undefined, undefined])
  assert.deepEqual(tellApart([guest('', '1'), guest('', '2')]), [undefined, undefined])
})
