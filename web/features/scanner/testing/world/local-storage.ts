// A browser's local storage. It is written late: a browser that is killed loses the changes of its last seconds.
const lateMs = 5000

export function createLocalStorage(now: () => number) {
  let values = new Map<string, string>()
  let versions: { at: number; values: Map<string, string> }[] = []

  function change(next: Map<string, string>): void {
    versions = [...versions, { at: now(), values }]
    values = next
  }

  const local = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => change(new Map(values).set(key, value)),
    removeItem: (key: string) => change(new Map([...values].filter(([other]) => other !== key))),
    loseLatest(): void {
      values = versions.find(({ at }) => at > now() - lateMs)?.values ?? values
      versions = []
    },
  }
  Object.assign(globalThis, { localStorage: local })
  return local
}
