// One scale for all styles: font sizes are tokens, and three breakpoints suffice for every screen.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const web = join(import.meta.dirname, '..')
const styles = globSync('**/*.css', { cwd: web }).map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))
const tokens = readFileSync(join(web, 'ui', 'tokens.css'), 'utf8')

const mostSizes = 7
/** A name is as large as its place allows, down to the longest one on the smallest phone. */
const mostVerdictSizes = 6
/** The words of a verdict: `verdict.module.css` gives each of them one of the sizes. */
const ofWordsThatFit = /^(?:\d{3} )?var\(--(?:name|title|word|fact)\)/
/** ERROR! is as large as the picture that it stands over. */
const overThePicture = 'features/scanner/camera/camera.module.css'
/** A phone, a tablet held upright, a tablet on its side. Custom properties do not work in media queries. */
const breakpoints = new Set(['30rem', '46rem', '62rem'])
/** A door fits its screen whole, so it also knows a low picture of the camera, and what has no room for thumbs. */
const ofDoors = new Set(['22rem', '25rem', '240px', '44px'])

/** Each value of a declaration or condition in the style sheets, with its file. */
function found(pattern: RegExp): { path: string; value: string }[] {
  return styles.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, value = '']) => ({ path, value })))
}

test('a size of type is one of seven tokens, one of six for the verdict at a door, or the number of a night', () => {
  // The names are counted once, because one size is defined again for a mouse.
  const ofText = [...new Set([...tokens.matchAll(/--type-\d+(?=:)/g)].map(([name]) => name))]
  assert.ok(ofText.length <= mostSizes, ofText.join(', '))
  const ofVerdicts = [...tokens.matchAll(/--verdict-\d+(?=:)/g)].map(([name]) => name)
  assert.ok(ofVerdicts.length <= mostVerdictSizes, ofVerdicts.join(', '))
  const sizes = [...ofText, ...ofVerdicts, '--number']
  const said = found(/(?:\bfont(?:-size)?|--(?:name|title|word|fact)):\s*([^;}]+)/g).filter(
    ({ value }) => value !== 'inherit' && !ofWordsThatFit.test(value),
  )
  assert.ok(said.length > 100, `${said.length} sizes`)
  const used = said.map(({ path, value }) => ({
    path,
    value,
    size: /^(?:\d{3} )?var\((--(?:(?:type|verdict)-\d+|number))\)/.exec(value)?.[1],
  }))
  const strangers = used.filter(({ path, size = '' }) => !sizes.includes(size) && path !== overThePicture)
  assert.deepEqual(strangers, [])
  for (const size of sizes)
    assert.ok(
      used.some((each) => each.size === size),
      `${size} is not used`,
    )
})

test('a layout changes at one of three widths, a door also on a small phone', () => {
  const widths = found(/@(?:media|container)([^{]*)/g).flatMap(({ path, value }) =>
    [...value.matchAll(/[\d.]+(?:px|r?em|ch|vw)/g)].map(([width]) => ({ path, width })),
  )
  assert.ok(widths.length > 30, `${widths.length} widths`)
  assert.deepEqual(
    widths.filter(
      ({ path, width }) => !breakpoints.has(width) && !(path.startsWith('features/scanner/') && ofDoors.has(width)),
    ),
    [],
  )
})
