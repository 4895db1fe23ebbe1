// The SQL of this release: schema files in order, and files of functions.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { functionsInFile } from './functions-in-file.ts'

type SqlFile = { path: string; text: string }

/** `room`: the feature or room that the function belongs to, which its folder is named for. */
type SqlFunction = { name: string; room: string; text: string; hash: string }

const schemaFolder = join(import.meta.dirname, 'schema')
const functionsFolder = join(import.meta.dirname, 'functions')

/** Schema files with names such as `0001-baseline`. */
export const schemaFiles = (await readFiles(schemaFolder)).map(({ path, text }) => ({
  name: basename(path, '.sql'),
  text,
}))

/** The names of the schema files, in order. A database with all of them has the tables of this release. */
export const schemaNames = schemaFiles.map(({ name }) => name)

/** Files of functions, each with its path below the folder. */
export const functionFiles = await readFiles(functionsFolder)

/** The functions by their names. */
export const sqlFunctions: ReadonlyMap<string, SqlFunction> = new Map(
  functionFiles.flatMap(({ path, text: file }) =>
    functionsInFile(file).map(({ name, text }) => [
      name,
      { name, room: path.split(sep)[0]!, text, hash: hashOf(text) },
    ]),
  ),
)

/** The hashes of all functions. They show a release whether its functions have changed. */
export const functionHashes = [...sqlFunctions.values()].map(({ hash }) => hash)

async function readFiles(folder: string): Promise<SqlFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql')).toSorted()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
