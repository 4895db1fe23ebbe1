/** An occasion of a list, where doors scan. The main occasion has the list's id. */
export type Place = { listId: string; occasionId: string }

export function placeKey({ listId, occasionId }: Place): string {
  return `${listId} ${occasionId}`
}
