import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeKey } from '#domain/code.ts'
import { makePictures } from '../../../picture/make-pictures.ts'
import { readInAllWays } from './read-picture.ts'

test('a picture that jsQR misses at 120 pixels is read as a phone’s next picture', async () => {
  // Found among 60,000 readings of the proof.
  const code = 'EAJCQJ6UMVAB3P2EU3CX42PD'
  const ways = await readInAllWays(makePictures({ publicUrl: 'http://127.0.0.1:3999' }).png(code))
  assert.deepEqual(
    ways.map(({ side, ground, read }) => [side, ground, read]),
    [200, 150, 120].flatMap((side) => ['light', 'dark'].map((ground) => [side, ground, codeKey(code)])),
  )
})
