// The mistakes that could be made in a file of TypeScript.
import { type Change, type Mistake, sayChange } from './mistake.ts'
import { conditions } from './conditions.ts'
import { doings } from './doings.ts'
import { names, namesakesIn } from './names.ts'
import { childrenOf, declaredBy, readTree, routesIn, walk } from './read-tree.ts'

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
