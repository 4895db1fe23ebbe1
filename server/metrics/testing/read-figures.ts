// Reads the Prometheus format. A figure is the sum of all series with these labels; undefined if there are none.
type Labels = Record<string, string>
type Figures = (name: string, labels: Labels) => number | undefined

export function readFigures(text: string): Figures {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const figures = lines.map((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`This is no figure: ${line}`)
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key!, text!])
    return { name, labels: Object.fromEntries(pairs) as Labels, value: Number(value) }
  })
  return (name, labels) => {
    const found = figures.filter(
      (figure) => figure.name === name && Object.entries(labels).every(([key, text]) => figure.labels[key] === text),
    )
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
  }
}
