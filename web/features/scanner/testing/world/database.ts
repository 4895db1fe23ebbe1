// A browser's database in memory, with the properties that the door relies on: a transaction is exclusive among those
// that share its stores, it ends when nothing more is asked of it, and it is stored whole or not at all. A page that
// ends takes its open transactions with it.
import type { Storage } from '../../door/kept.ts'
import type { Ticks } from './ticks.ts'

type Key = IDBValidKey
type Row = { key: Key; value: Record<string, unknown> }
type Rows = Map<string, Row>
type Range = { includes: (key: Key) => boolean }

const keyPaths: Record<string, string | undefined> = {
  lists: 'id',
  queue: 'order',
  own: 'scanId',
  alerts: 'id',
  answers: 'scanId',
}
const indexes: Record<string, string[]> = { scan: ['scanId'], hash: ['listId', 'hash'], list: ['listId'] }

export type Database = ReturnType<typeof createDatabase>

export function createDatabase({ soon }: Ticks) {
  const stores = new Map<string, Rows>()
  const transactions: Transaction[] = []
  let lastOrder = 0
  let isFull = false
  const listeners = new Set<() => void>()
  const rowsOf = (name: string) => stores.get(name) ?? new Map<string, Row>()

  type Request = { run: (rows: (store: string) => Rows, put: (store: string, rows: Rows) => void) => unknown } & {
    resolve: (value: unknown) => void
    reject: (error: unknown) => void
  }
  type Transaction = {
    isAlive: () => boolean
    names: string[]
    isWriting: boolean
    requests: Request[]
    staged: Map<string, Rows>
    end: { resolve: () => void; reject: (error: unknown) => void }
  }

  function mayRun(one: Transaction): boolean {
    const before = transactions.slice(0, transactions.indexOf(one))
    return !before.some(
      (other) => (other.isWriting || one.isWriting) && other.names.some((name) => one.names.includes(name)),
    )
  }

  function goOn(one: Transaction): void {
    if (!one.isAlive()) return finish(one)
    if (!mayRun(one)) return soon(() => goOn(one))
    const request = one.requests.shift()
    if (!request) {
      for (const [name, rows] of one.staged) stores.set(name, rows)
      if (one.staged.size > 0) for (const listener of listeners) listener()
      finish(one)
      return soon(() => one.isAlive() && one.end.resolve())
    }
    try {
      request.resolve(
        request.run(
          (name) => one.staged.get(name) ?? rowsOf(name),
          (name, rows) => one.staged.set(name, rows),
        ),
      )
      soon(() => goOn(one))
    } catch (error) {
      finish(one)
      request.reject(error)
      one.end.reject(error)
    }
  }

  function finish(one: Transaction): void {
    const place = transactions.indexOf(one)
    if (place >= 0) transactions.splice(place, 1)
  }

  function transaction(isAlive: () => boolean, scope: string | string[], mode = 'readonly') {
    const names = [scope].flat()
    const end = Promise.withResolvers<void>()
    // Without an awaiting caller, a failure must not end the process.
    end.promise.catch(() => {})
    const made: Transaction = {
      isAlive,
      names,
      isWriting: mode === 'readwrite',
      requests: [],
      staged: new Map(),
      end,
    }
    if (!isAlive()) return { objectStore: () => deadStore, store: deadStore, done: new Promise<void>(() => {}) }
    transactions.push(made)
    soon(() => goOn(made))
    const ask = <T>(run: Request['run']) =>
      new Promise<T>((resolve, reject) =>
        made.requests.push({ run, resolve: resolve as (value: unknown) => void, reject }),
      )
    const objectStore = (name: string) => storeOf(name, ask)
    return { objectStore, store: objectStore(names[0]!), done: end.promise }
  }

  function storeOf(name: string, ask: <T>(run: Request['run']) => Promise<T>) {
    const find = (rows: Rows, index: string, wanted: unknown) => {
      const text = JSON.stringify([wanted].flat())
      return [...rows.values()].filter(
        ({ value }) => JSON.stringify(indexes[index]!.map((path) => value[path])) === text,
      )
    }
    return {
      get: (key: Key) => ask((rows) => rows(name).get(JSON.stringify(key))?.value),
      getAll: () => ask((rows) => [...rows(name).values()].map(({ value }) => value)),
      getAllKeys: () => ask((rows) => [...rows(name).values()].map(({ key }) => key)),
      count: () => ask((rows) => rows(name).size),
      put: (value: Record<string, unknown>, key?: Key) =>
        ask((rows, store) => {
          if (isFull) throw new DOMException('No room.', 'QuotaExceededError')
          const path = keyPaths[name]
          const kept = path === 'order' ? { order: (lastOrder += 1), ...value } : value
          const own = (path === undefined ? key : kept[path]) as Key
          store(name, new Map(rows(name)).set(JSON.stringify(own), { key: own, value: Object.freeze(kept) }))
          return own
        }),
      delete: (key: Key | Range) =>
        ask((rows, store) => {
          const isRange = typeof key === 'object' && 'includes' in key && !Array.isArray(key)
          const isGone = (row: Row) =>
            isRange ? key.includes(row.key) : JSON.stringify(row.key) === JSON.stringify(key)
          store(name, new Map([...rows(name)].filter(([, row]) => !isGone(row))))
        }),
      index: (index: string) => ({
        get: (wanted: unknown) => ask((rows) => find(rows(name), index, wanted)[0]?.value),
        getAll: (wanted: unknown) => ask((rows) => find(rows(name), index, wanted).map(({ value }) => value)),
        getAllKeys: (wanted: unknown) => ask((rows) => find(rows(name), index, wanted).map(({ key }) => key)),
        count: (wanted: unknown) => ask((rows) => find(rows(name), index, wanted).length),
      }),
    }
  }

  return {
    /** The database, as a page has it for as long as it lives. */
    connect(isAlive: () => boolean): Storage['database'] {
      const begin = (scope: string | string[], mode?: string) => transaction(isAlive, scope, mode)
      const write = async (scope: string, work: (store: ReturnType<typeof storeOf>) => Promise<unknown>) => {
        const { store, done } = begin(scope, 'readwrite')
        const answer = await work(store)
        await done
        return answer
      }
      const database = {
        transaction: begin,
        get: (name: string, key: Key) => begin(name).store.get(key),
        getAll: (name: string) => begin(name).store.getAll(),
        count: (name: string) => begin(name).store.count(),
        getAllFromIndex: (name: string, index: string, wanted: unknown) =>
          begin(name).store.index(index).getAll(wanted),
        countFromIndex: (name: string, index: string, wanted: unknown) => begin(name).store.index(index).count(wanted),
        put: (name: string, value: Record<string, unknown>, key?: Key) => write(name, (store) => store.put(value, key)),
        delete: (name: string, key: Key) => write(name, (store) => store.delete(key)),
      }
      return database as unknown as Storage['database']
    },
    /** The stored rows, for the checks of a test. */
    rows: <T>(name: string): T[] => [...rowsOf(name).values()].map(({ value }) => value as T),
    onChange: (listener: () => void) => void listeners.add(listener),
    fill: (is: boolean) => (isFull = is),
  }
}

const never = () => new Promise<never>(() => {})
const deadIndex = { get: never, getAll: never, getAllKeys: never, count: never }
const deadStore = {
  get: never,
  getAll: never,
  getAllKeys: never,
  count: never,
  put: never,
  delete: never,
  index: () => deadIndex,
}
