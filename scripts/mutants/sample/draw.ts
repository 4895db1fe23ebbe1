// Which mistakes a seed chooses.
import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { functionsInFile } from '../../../server/database/functions-in-file.ts'
import { type Mistake, sayChange, type Change } from './mistake.ts'
import { belongsTo, type Room } from './rooms.ts'
import { makeMistakes } from '../sql/make-mistakes.ts'
import { conditions } from './conditions.ts'
import { doings } from './doings.ts'
import { names, namesakesIn } from './names.ts'
import { childrenOf, declaredBy, readTree, routesIn, walk } from './read-tree.ts'

const mark = '$$'

/** The mistakes that could be made in a file of database functions. Their lines are those of the function. */
function sqlMistakes(file: string, content: string): Mistake[] {
  return functionsInFile(content).flatMap(({ name, text, start }) => {
    const begin = text.indexOf(mark) + mark.length
    const end = text.lastIndexOf(mark)
    return makeMistakes(text.slice(begin, end)).map((change) => {
      const moved = { ...change, start: change.start + begin, end: change.end + begin }
      const said = sayChange(`${file}, ${name}`, text, moved)
      return { ...moved, ...said, start: start + moved.start, end: start + moved.end, file, within: [name] }
    })
  })
}

/** All mistakes that could be made in a room. */
export async function mistakesOf(root: string, room: Room): Promise<Mistake[]> {
  const files = (await Array.fromAsync(glob(room.files, { cwd: root }))).filter((file) => belongsTo(room, file))
  const made = await Promise.all(
    files.toSorted().map(async (file) => {
      const text = await readFile(join(root, file), 'utf8')
      return file.endsWith('.sql') ? sqlMistakes(file, text) : codeMistakes(file, text)
    }),
  )
  // Two that are told alike differ far behind the part that is shown.
  return [...new Map(made.flat().map((mistake) => [mistake.says, mistake])).values()]
}

/**
 * The mistakes in the order of a seed, one of each kind in turn: otherwise nearly all would be turned conditions. A
 * mistake keeps its place among those of its kind when other files change.
 */
export function drawn(mistakes: Mistake[], seed: number): Mistake[] {
  const rank = ({ says }: Mistake) => createHash('sha256').update(`${seed} ${says}`).digest('hex')
  const ranked = mistakes
    .map((mistake) => ({ mistake, rank: rank(mistake) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ mistake }) => mistake)
  const kinds = [...Map.groupBy(ranked, ({ kind }) => kind).values()]
  const longest = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => kinds.flatMap((alike) => alike[turn] ?? [])).flat()
}

// The mistakes that could be made in a file of TypeScript.

export function codeMistakes(file: string, text: string): Mistake[] {
  const tree = readTree(file, text)
  const namesakes = namesakesIn(tree, text)
  return childrenOf(tree, 'body')
    .filter(({ type }) => !type.startsWith('TS') && type !== 'ImportDeclaration')
    .flatMap((statement) => {
      const routes = routesIn(statement)
      const within = ({ start, end }: Change) => {
        const route = routes.find(({ call }) => call.start <= start && end <= call.end)
        return route ? [route.name] : declaredBy(statement)
      }
      const changes = [...walk(statement)].flatMap((place): Change[] => [
        ...conditions(place, text),
        ...doings(place, text),
        ...names(place, text, namesakes),
      ])
      return changes.map((change) => ({ ...change, ...sayChange(file, text, change), file, within: within(change) }))
    })
}
