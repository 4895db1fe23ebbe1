// Every call of the contract, read from its files, so that a new one is included automatically.
import { readdir } from 'node:fs/promises'
import type { Endpoint } from '#contract/endpoint.ts'

const folder = new URL('../../contract/', import.meta.url)

export async function everyEndpoint(): Promise<Endpoint[]> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
}
