export const checkEnd = 1
