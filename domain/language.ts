/** The language that sorts names: without extensions of the tag. Undefined for a tag that others do not understand. */
export function languageOf(tag: string): string | undefined {
  try {
    const { baseName } = new Intl.Locale(tag)
    return baseName.split('-').length <= 4 ? baseName : undefined
  } catch {
    return undefined
  }
}
