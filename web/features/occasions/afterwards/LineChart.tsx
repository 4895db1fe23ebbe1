import { useMemo } from 'react'
import type uPlot from 'uplot'
import { spokenTag } from '../../../ui/spoken.ts'
import { labelSpace, useChart } from '../../../ui/use-chart.ts'
import type { Lines } from './lines.ts'

const height = 220

type Props = { of: Lines; showAt: (at: number) => string; showValue: (value: number) => string; isTime?: boolean }

/** Lines over time, the first in green and the others dashed. The table beside it has the same data for screen readers. */
export function LineChart({ of, showAt, showValue, isTime = false }: Props) {
  const data = useMemo((): uPlot.AlignedData => [of.at, ...of.lines.map(({ values }) => values)], [of])
  const names = of.lines.map(({ name }) => name)
  const drawnFor = [spokenTag(), ...names].join('\n')
  const place = useChart((target) => optionsFor(target, names, { showAt, showValue, isTime }), data, drawnFor)
  return <div ref={place} aria-hidden="true" />
}

type Shown = { showAt: (at: number) => string; showValue: (value: number) => string; isTime: boolean }

function optionsFor(
  target: HTMLElement,
  names: readonly string[],
  { showAt, showValue, isTime }: Shown,
): uPlot.Options {
  const style = getComputedStyle(target)
  const colour = (name: string) => style.getPropertyValue(`--chart-${name}`).trim()
  const axis = { stroke: colour('ink'), grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  return {
    width: target.clientWidth,
    height,
    legend: { live: false },
    cursor: { show: false },
    scales: { x: { time: isTime }, y: { range: (_chart, _low, high) => [0, high <= 1 ? 1 : Math.ceil(high * 1.1)] } },
    axes: [
      { ...axis, values: (_chart, marks) => marks.map(showAt), space: labelSpace },
      { ...axis, values: (_chart, marks) => marks.map(showValue), size: 56 },
    ],
    series: [
      {},
      ...names.map((label, place) => ({
        label,
        stroke: colour(place === 0 ? 'first' : 'ink'),
        width: place === 0 ? 3 : 1.5,
        ...(place > 0 && { dash: [4 + 3 * place, 4] }),
        points: { show: false },
      })),
    ],
  }
}
