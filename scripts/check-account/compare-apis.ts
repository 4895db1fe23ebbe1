import { readFileSync } from 'node:fs'

type Schema = {
  $ref?: string
  type?: string
  nullable?: boolean
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema }
type Content = Record<string, { schema?: Schema }>
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Path = Record<string, unknown> & { parameters?: Parameter[] }
export type Api = {
  paths: Record<string, Path>
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

type Listed = { difference: string; reason: string }

/** Compares our description of the Marketing API with Mailchimp's own, which may be spread over several files. */
export function compareFiles(files: string[]): { lines: string[]; isAsListed: boolean } {
  const ours = readJson<Api>(new URL('../../sandbox/openapi.json', import.meta.url))
  const { listed } = readJson<{ listed: Listed[] }>(new URL('../../sandbox/api-differences.json', import.meta.url))
  const differences = compareWithAll(
    ours,
    files.map((file) => readJson<Api>(file)),
  )
  const unlisted = differences.filter((difference) => !listed.some((entry) => covers(entry, difference)))
  const stale = listed.filter((entry) => !differences.some((difference) => covers(entry, difference)))
  const lines = [
    ...unlisted.map((difference) => `not listed: ${difference}`),
    ...stale.map(({ difference }) => `listed, but no longer so: ${difference}`),
    `${differences.length} differences, ${unlisted.length} not listed, ${stale.length} listed in vain`,
  ]
  return { lines, isAsListed: unlisted.length + stale.length === 0 }
}

/** A star matches any text. */
function covers({ difference }: Listed, found: string): boolean {
  const pattern = difference.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pattern.join('.*')}$`).test(found)
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it reads
function readJson<Content>(path: string | URL): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}

/** The differences from descriptions that complete each other: a call is only ours if none of them has it. */
export function compareWithAll(ours: Api, theirs: Api[]): string[] {
  const found = theirs.map((api) => compareApis(ours, api))
  const all = new Set(found.flat())
  return [...all].filter((line) => !isOnlyOurs(line) || found.every((lines) => lines.includes(line)))
}

/** Whether the difference is a whole path or a whole call that only our description has. */
function isOnlyOurs(line: string): boolean {
  return /^\S+( \S+)? › only ours$/.test(line)
}

/** One line per difference: place › difference. Texts, formats and examples are not compared. */
export function compareApis(ours: Api, theirs: Api): string[] {
  return bothKeys(ours.paths, theirs.paths).flatMap((path) => {
    const mine = ours.paths[path]
    const other = theirs.paths[path]
    if (!mine || !other) return [`${path} › only ${mine ? 'ours' : 'theirs'}`]
    return methods.flatMap((method) => {
      const where = `${method.toUpperCase()} ${path}`
      const [a, b] = [mine[method] as Operation | undefined, other[method] as Operation | undefined]
      if (!a && !b) return []
      if (!a || !b) return [`${where} › only ${a ? 'ours' : 'theirs'}`]
      const parameters = compareParameters(where, parametersOf(ours, mine, a), parametersOf(theirs, other, b))
      return parameters.concat(compareBodies(where, [ours, a], [theirs, b]))
    })
  })
}

function compareBodies(where: string, [ours, a]: Side<Operation>, [theirs, b]: Side<Operation>): string[] {
  const request = compareContent(
    `${where} › request`,
    [ours, a?.requestBody?.content],
    [theirs, b?.requestBody?.content],
  )
  const answers = bothKeys(a?.responses ?? {}, b?.responses ?? {}).flatMap((status) =>
    compareContent(
      `${where} › ${status}`,
      [ours, a?.responses[status]?.content],
      [theirs, b?.responses[status]?.content],
    ),
  )
  return [...request, ...answers]
}

function parametersOf(api: Api, path: Path, operation: Operation): Map<string, Parameter & { shape: string }> {
  const all = [...(path.parameters ?? []), ...(operation.parameters ?? [])]
  const found = all.map((parameter) =>
    parameter.$ref ? api.components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''] : parameter,
  )
  return new Map(
    found.flatMap((one) => (one ? [[`${one.in} ${one.name}`, { ...one, shape: shape(api, one.schema ?? {}) }]] : [])),
  )
}

function compareParameters(where: string, a: ReturnType<typeof parametersOf>, b: ReturnType<typeof parametersOf>) {
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((name) => {
    const [mine, other] = [a.get(name), b.get(name)]
    if (!mine || !other) return [`${where} › ${name} › only ${mine ? 'ours' : 'theirs'}`]
    if (mine.shape !== other.shape) return [`${where} › ${name} › ${mine.shape} here, ${other.shape} there`]
    return (mine.required ?? false) === (other.required ?? false) ? [] : [`${where} › ${name} › required differs`]
  })
}

type Side<Part> = [api: Api, part: Part | undefined]

function compareContent(where: string, [ours, a]: Side<Content>, [theirs, b]: Side<Content>): string[] {
  return bothKeys(a ?? {}, b ?? {}).flatMap((type) =>
    compareSchemas(`${where} ${type}`, [ours, a?.[type]?.schema], [theirs, b?.[type]?.schema]),
  )
}

function compareSchemas(where: string, [ours, a]: Side<Schema>, [theirs, b]: Side<Schema>): string[] {
  if (!a || !b) return a === b ? [] : [`${where} › only ${a ? 'ours' : 'theirs'}`]
  const [mine, other] = [resolve(ours, a), resolve(theirs, b)]
  const found: string[] = []
  const [mineShape, otherShape] = [shape(ours, mine), shape(theirs, other)]
  if (mineShape !== otherShape) found.push(`${where} › ${mineShape} here, ${otherShape} there`)
  if (sorted(mine.required) !== sorted(other.required)) {
    found.push(`${where} › required: ${sorted(mine.required)} here, ${sorted(other.required)} there`)
  }
  const [of = {}, otherOf = {}] = [mine.properties, other.properties]
  for (const name of bothKeys(of, otherOf))
    found.push(...compareSchemas(`${where}.${name}`, [ours, of[name]], [theirs, otherOf[name]]))
  const [choice, otherChoice] = [objectChoice(ours, mine), objectChoice(theirs, other)]
  if (choice && otherChoice) found.push(...compareSchemas(`${where}{}`, [ours, choice], [theirs, otherChoice]))
  if (mine.items || other.items) found.push(...compareSchemas(`${where}[]`, [ours, mine.items], [theirs, other.items]))
  const [more, otherMore] = [mine.additionalProperties, other.additionalProperties].map(asSchema)
  return [...found, ...compareSchemas(`${where}.*`, [ours, more], [theirs, otherMore])]
}

/** One line for the type of a value. Parts of objects and lists are compared separately. */
function shape(api: Api, given: Schema): string {
  const schema = resolve(api, given)
  // A time or an empty text is still a text: these alternatives are formats.
  const options = schema.type === 'string' ? undefined : (schema.oneOf ?? schema.anyOf)
  const isChoice = options?.some((option) => resolve(api, option).type !== undefined)
  const kind = isChoice
    ? options!
        .map((option) => shape(api, option))
        .toSorted()
        .join(' or ')
    : kindOf(schema)
  const values = schema.enum ? ` of ${sorted(schema.enum.map((value) => String(value)))}` : ''
  return `${kind}${values}${schema.nullable ? ' or null' : ''}`
}

/** Resolves a reference, and merges the parts of an allOf into one object. */
function resolve(api: Api, schema: Schema): Schema {
  const named = schema.$ref ? (api.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  if (!named.allOf) return named
  const parts = named.allOf.map((part) => resolve(api, part))
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>,
    required: parts.flatMap((part) => part.required ?? []),
  }
}

/** The first object among alternatives. */
function objectChoice(api: Api, { oneOf, anyOf }: Schema): Schema | undefined {
  return (oneOf ?? anyOf)?.find((option) => resolve(api, option).properties)
}

function kindOf(schema: Schema): string {
  if (schema.type) return schema.type
  return schema.properties ? 'object' : 'anything'
}

function asSchema(schema: Schema | boolean | undefined): Schema | undefined {
  return typeof schema === 'object' ? schema : undefined
}

function sorted(names: string[] | undefined): string {
  return [...(names ?? [])].toSorted().join('|')
}

function bothKeys(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
}
