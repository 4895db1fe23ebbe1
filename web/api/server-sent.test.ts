import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openReader } from './server-sent.ts'

const text = ': hello\n\nevent: changes\nid: 5.7\ndata: {"a":1}\n\n:\n\nevent: door\ndata: {"b":\ndata: 2}\n\n'
const events = [
  { event: 'changes', id: '5.7', data: '{"a":1}' },
  { event: 'door', id: '', data: '{"b":\n2}' },
]

test('events are read however the text is cut into pieces', () => {
  for (let size = 1; size <= text.length; size++) {
    const read = openReader()
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    assert.deepEqual(pieces.flatMap(read), events)
  }
})

test('line ends as other systems write them are read as well', () => {
  assert.deepEqual(openReader()(text.replaceAll('\n', '\r\n')), events)
})

test('an event is passed on once it is complete, not before', () => {
  const read = openReader()
  assert.deepEqual(read('event: changes\ndata: 1\n'), [])
  assert.deepEqual(read('\n'), [{ event: 'changes', id: '', data: '1' }])
})

test('a comment is no event, and a value may hold a colon', () => {
  assert.deepEqual(openReader()(':\n\n: alive\n\ndata:at 20:15\n\n'), [{ event: 'message', id: '', data: 'at 20:15' }])
})

test('a stream event without an end is given up', () => {
  const read = openReader()
  assert.throws(() => {
    for (let piece = 0; piece < 100; piece++) read('x'.repeat(100_000))
  }, /no end/)
})
