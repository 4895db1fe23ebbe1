// Ports of which one call hangs: a browser whose storage, locks or encryption do not answer, or a server that takes a call and
// says nothing.
import type { Ports } from '../../door/ports.ts'

/** `once`: this call never settles. `since`: nor does any later one of its port. `late`: it settles when the test lets it. */
export type Hang = { nth: number; how: 'once' | 'since' | 'late' }

/** Counts the calls that answer later, from `arm` on, and lets one of them hang. */
export function hangingPorts(hang: Hang | undefined) {
  let isArmed = false
  const calls: string[] = []
  let hung: string | undefined
  const late = Promise.withResolvers<void>()

  function hangs(name: string): boolean {
    if (!isArmed || !hang) return false
    const isNth = calls.length - 1 === hang.nth
    if (isNth) hung = portOf(name)
    return isNth || (hang.how === 'since' && hung === portOf(name))
  }

  /** `name`: how a call is reached, such as `kept.database.transaction.store.get`. */
  function watched<T>(value: T, name: string): T {
    if (typeof value === 'function') {
      return ((...given: unknown[]) => answered(value(...given), name)) as T
    }
    if (value instanceof Promise) return answered(value, name)
    if (!isPlace(value)) return value
    return new Proxy(value, { get: (of, key) => watched(Reflect.get(of, key) as unknown, `${name}.${String(key)}`) })
  }

  function answered<T>(answer: T, name: string): T {
    if (!(answer instanceof Promise)) return isPlace(answer) ? watched(answer, name) : answer
    if (isArmed) calls.push(name)
    // Of all that answers later, only the storage has calls of its own.
    const said = name === 'kept.open' ? answer.then((storage: unknown) => watchedStorage(storage)) : answer
    if (!hangs(name)) return said as T
    // A browser that never tells of a lock does not hold it.
    const isNever = hang?.how !== 'late'
    said.then((told: unknown) => isNever && typeof told === 'function' && (told() as unknown)).catch(() => {})
    return (isNever ? new Promise(() => {}) : late.promise.then(() => said)) as T
  }

  const watchedStorage = (storage: unknown) =>
    isPlace(storage) ? Object.fromEntries(Object.entries(storage).map(([key, of]) => [key, watched(of, key)])) : storage

  return {
    through: ({ server, kept, tabs, ...rest }: Ports): Ports => ({
      server: { ...server, ask: watched(server.ask, 'server.ask') },
      kept: watched(kept, 'kept'),
      tabs: watched(tabs, 'tabs'),
      ...rest,
    }),
    arm: () => void (isArmed = true),
    calls,
    letGo: () => late.resolve(),
  }
}

const isPlace = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

const portOf = (name: string) => (name.split('.')[0] === 'database' ? 'database' : name)
