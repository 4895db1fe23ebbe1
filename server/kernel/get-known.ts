/** The value of a key that the map has. */
export function getKnown<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error('A map lacks a key that it should have.')
  return value
}
