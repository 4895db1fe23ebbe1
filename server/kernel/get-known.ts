/** The value of a key that must be in the map. */
export function getKnown<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error('A map lacks a key that it should have.')
  return value
}
