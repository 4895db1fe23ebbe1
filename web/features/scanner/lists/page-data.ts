/** Data that the server may write into the page: the list of this door (SPEC §3). */
export function listIdOfPage(): string | undefined {
  const text = document.getElementById('page-data')?.textContent
  return text ? listIdIn(text) : undefined
}

export function listIdIn(text: string): string | undefined {
  try {
    const { list_id: listId } = JSON.parse(text) as { list_id?: unknown }
    return typeof listId === 'string' && listId !== '' ? listId : undefined
  } catch {
    return undefined
  }
}
