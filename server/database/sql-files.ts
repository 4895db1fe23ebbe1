// The SQL of this release: schema files in order, and one file per function.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export type SqlFile = { name: string; text: string }

export const schemaFolder = join(import.meta.dirname, 'schema')
export const functionsFolder = join(import.meta.dirname, 'functions')

/** Schema files with names such as `0001-baseline`. */
export const schemaFiles = await readFiles(schemaFolder)

/** The names of the schema files, in order. A database with all of them has the tables of this release. */
export const schemaNames = schemaFiles.map(({ name }) => name)

const functions = await readFiles(functionsFolder)

/** The function files by function name, which is the file name. */
export const functionFiles = new Map(functions.map((file) => [file.name, { ...file, hash: hashOf(file.text) }]))

/** The hashes of all functions. They show a release whether its functions have changed. */
export const functionHashes = [...functionFiles.values()].map(({ hash }) => hash)

async function readFiles(folder: string): Promise<SqlFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql')).toSorted()
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path, '.sql'), text: await readFile(join(folder, path), 'utf8') })),
  )
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
