export const commands = 1
