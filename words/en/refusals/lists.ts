/** Lists of an account. */
export const lists = {
  list_not_found: 'List not found',
}
