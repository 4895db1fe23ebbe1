export const words = { search: 'Search or jump to…' }
