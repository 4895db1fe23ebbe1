import { parseArgs } from 'node:util'
import { type Asked, type Command, type Placeholder, placeholders, WrongUse } from './command.ts'
import { linkCommands } from './links.ts'
import { listCommands } from './lists.ts'
import { moveCommands } from './moves.ts'
import { teamCommands } from './teams.ts'
import { userCommands } from './users.ts'

export const commands: Command[] = [...userCommands, ...teamCommands, ...moveCommands, ...listCommands, ...linkCommands]

export type Called = { command: Command; isForPrograms: boolean } & Pick<Asked, 'named' | 'options'>

/** Undefined when the caller asks for the list of commands. Throws WrongUse for an unknown use. */
export function readCommand(argv: string[]): Called | undefined {
  const { words, options } = parse(argv)
  if (words.length === 0 || words[0] === 'help' || options['help'] === true) return undefined
  const command = find(words)
  const { json, help: _, ...chosen } = options
  for (const name of Object.keys(chosen)) {
    if (!command.options?.[name]) throw new WrongUse(`${command.usage} does not know --${name}.`)
  }
  const given = words.slice(fixedOf(command).length)
  const wanted = placeholdersIn(command)
  if (given.length < wanted.length)
    throw new WrongUse(`Name ${wanted.slice(given.length).join(' and ')}: ${command.usage}`)
  const named = { USER: '', TEAM: '', LIST: '', LINK: '', FILE: '' }
  for (const [place, placeholder] of wanted.entries()) named[placeholder] = given[place] ?? ''
  return { command, named, options: chosen, isForPrograms: json === true }
}

export function explain(): string {
  const lines = commands.map(({ usage, what }) => `  ${usage.padEnd(26)}  ${what}`)
  return [
    'npm run admin -- COMMAND manages organisers, teams, lists and links, also beside a running server.',
    'With --json the answer is for programs. Each change is in the log of its team, or of the organiser whose account it is.',
    '',
    ...lines,
  ].join('\n')
}

/** The command with the most words: `lists show` before `lists`. */
function find(words: string[]): Command {
  const begun = commands
    .filter((command) => fixedOf(command).every((word, place) => words[place] === word))
    .toSorted((one, other) => fixedOf(other).length - fixedOf(one).length)
  const fitting = begun.find((command) => words.length <= fixedOf(command).length + placeholdersIn(command).length)
  if (fitting) return fitting
  const [nearest] = begun
  if (nearest && placeholdersIn(nearest).length > 0)
    throw new WrongUse(`There is too much in "${words.join(' ')}": ${nearest.usage}`)
  throw new WrongUse(`There is no "${words.join(' ')}".`)
}

function fixedOf({ usage }: Command): string[] {
  return usage.split(' ').filter((word) => !isPlaceholder(word))
}

function placeholdersIn({ usage }: Command): Placeholder[] {
  return usage.split(' ').filter(isPlaceholder)
}

function isPlaceholder(word: string): word is Placeholder {
  return placeholders.some((each) => each === word)
}

function parse(argv: string[]) {
  const each = commands.flatMap(({ options }) => Object.entries(options ?? {}))
  const known = { ...Object.fromEntries(each), json: { type: 'boolean' as const }, help: { type: 'boolean' as const } }
  try {
    const { positionals, values } = parseArgs({ args: argv, options: known, allowPositionals: true })
    return { words: positionals, options: values as Record<string, string | boolean | undefined> }
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message.split('. ')[0]! : String(error), { cause: error })
  }
}
