/** A function of the database: its own comment and its statement, and where that text begins in its file. */
type FunctionInFile = { name: string; text: string; start: number }

/**
 * The functions of a file. The file's first comment says what its subject is; an empty line is before each function,
 * and a line `$$;` ends it.
 */
export function functionsInFile(file: string): FunctionInFile[] {
  let start = file.indexOf('\n\n') + 2
  return file
    .slice(start)
    .split(/(?<=^\$\$;\n)\n/m)
    .map((text) => {
      const found = { name: /^create .*?function (\w+)\(/m.exec(text)?.[1] ?? '', text, start }
      start += text.length + 1
      return found
    })
}
