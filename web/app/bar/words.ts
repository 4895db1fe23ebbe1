export const words = { search: 'Search or jump to', hint: 'Search or jump to…' }
