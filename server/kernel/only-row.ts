// Values that must be there.

/** The row of a statement that always returns exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined || rows.length > 1)
    throw new Error(`The database answered with ${rows.length} rows instead of one.`)
  return row
}

/** The value of a key that must be in the map. */
export function getKnown<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error('A map lacks a key that it should have.')
  return value
}
