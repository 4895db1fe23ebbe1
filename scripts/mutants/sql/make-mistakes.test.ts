import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeMistakes } from './make-mistakes.ts'

const definition = (body: string) => `create function f() returns int language plpgsql as $function$${body}$function$`
const says = (body: string) => makeMistakes(definition(body)).map(({ kind, says: said }) => `${kind}: ${said}`)

test('each part of a condition is left out, but for the two ends of a between', () => {
  assert.deepEqual(says('select 1 from t where a = 1 and b between 2 and 3 or (c is distinct from 4 and d)'), [
    'part of a condition (and): line 1: and b between 2 and 3 → nothing',
    'part of a condition (and): line 1: a = 1 and → nothing',
    'part of a condition (or): line 1: or (c is distinct from 4 and d) → nothing',
    'part of a condition (and): line 1: and d → nothing',
    'part of a condition (and): line 1: c is distinct from 4 and → nothing',
  ])
})

test('edges, locks, orders and branches are changed; strings and comments are not', () => {
  assert.deepEqual(
    says("select case when a >= 1 then 'x > y' when b then 2 else 3 end -- a > b\nfrom t order by c for update"),
    [
      'edge: line 1: >= → >',
      "branch of a case: line 1: when a >= 1 then 'x > y' → nothing",
      'branch of a case: line 1: when b then 2 → nothing',
      'order: line 2: nothing → desc',
      'lock: line 2: for update → nothing',
    ],
  )
})

test('statements that write are left out, and two that depend on each other swapped', () => {
  const body = 'begin\n  a := 1;\n  insert into t values (a);\n  if b then delete from u; end if;\nend'
  assert.deepEqual(says(body), [
    'assignment left out: line 2: a := 1; → null;',
    'insert left out: line 3: insert into t values (a); → null;',
    'delete left out: line 4: delete from u; → null;',
    'statements swapped: line 2: a := 1; insert into t values (a); → insert into t values (a); a := 1;',
  ])
})

test('a mistake is made between the marks of a definition alone', () => {
  const [mistake] = makeMistakes(definition('select 1 where a > 2'))
  assert.equal(mistake!.definition, definition('select 1 where a >= 2'))
})
