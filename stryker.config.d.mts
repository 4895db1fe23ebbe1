export const groups: Record<string, { mutate: string[]; tests: string[]; needsDatabase?: true }>
