/** Black squares on white: `unit` is the width in pixels of a square, `margin` the white border in squares. */
export function svgOf(dark: boolean[][], { margin, unit }: { margin: number; unit: number }): string {
  const side = dark.length + 2 * margin
  const squares = dark.map((row, y) => rowPath(row, margin, y + margin)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * unit}" height="${side * unit}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares}"/></svg>`
  )
}

/** Neighbours share a rectangle, because separate squares show hairlines in some viewers. */
function rowPath(row: boolean[], margin: number, y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .matchAll(/#+/g)
  return Array.from(runs, ({ 0: run, index }) => `M${margin + index} ${y}h${run.length}v1h-${run.length}z`).join('')
}
