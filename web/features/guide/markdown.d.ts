/** The titles of the pages beside a first page, in reading order (web/build/guide/guide-plugin.ts). */
declare module '*.md?titles' {
  const titles: readonly string[]
  export default titles
}
