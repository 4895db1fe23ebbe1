import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayChange } from '../sample/mistake.ts'
import { makeMistakes } from './make-mistakes.ts'

const says = (body: string) =>
  makeMistakes(body).map((change) => sayChange('f', body, change).says.replace(/^f, (.*, line \d+)\.\d+/, '$1'))

test('each part of a condition is left out, but for the two ends of a between', () => {
  assert.deepEqual(says('select 1 from t where a = 1 and b between 2 and 3 or (c is distinct from 4 and d)'), [
    'part of a condition (and), line 1: and b between 2 and 3 → nothing',
    'part of a condition (and), line 1: a = 1 and → nothing',
    'part of a condition (or), line 1: or (c is distinct from 4 and d) → nothing',
    'part of a condition (and), line 1: and d → nothing',
    'part of a condition (and), line 1: c is distinct from 4 and → nothing',
  ])
})

test('edges, locks, orders and branches are changed; strings and comments are not', () => {
  assert.deepEqual(
    says("select case when a >= 1 then 'x > y' when b then 2 else 3 end -- a > b\nfrom t order by c, d for update"),
    [
      'edge, line 1: >= → >',
      "branch of a case, line 1: when a >= 1 then 'x > y' → nothing",
      'branch of a case, line 1: when b then 2 → nothing',
      'order, line 2: nothing → desc',
      'order left out, line 2: order by c, d → nothing',
      'lock, line 2: for update → nothing',
    ],
  )
})

test('the least becomes the greatest, a zone and an id become another one, and distinct is left out', () => {
  assert.deepEqual(
    says(
      'select distinct on (a.list_id) min(b), count(distinct c) from t a where a.contact_id = d at time zone o.zone',
    ),
    [
      'distinct left out, line 1: distinct on (a.list_id) → nothing',
      'wrong id, line 1: list_id → contact_id',
      'min for max, line 1: min → max',
      'distinct left out, line 1: distinct → nothing',
      'wrong id, line 1: contact_id → list_id',
      "zone swapped, line 1: o.zone → 'Pacific/Kiritimati'",
    ],
  )
})

test('statements that write are left out, and two that depend on each other swapped', () => {
  const body = 'begin\n  a := 1;\n  insert into t values (a);\n  if b then delete from u; end if;\nend'
  assert.deepEqual(says(body), [
    'assignment left out, line 2: a := 1; → null;',
    'insert left out, line 3: insert into t values (a); → null;',
    'delete left out, line 4: delete from u; → null;',
    'statements swapped, line 2: a := 1; insert into t values (a); → insert into t values (a); a := 1;',
  ])
})
