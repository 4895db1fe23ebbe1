import { useMemo } from 'react'
import uPlot from 'uplot'
import type { ListStats } from '#contract/scans.ts'
import { showNumber } from '../../../ui/show.ts'
import { inLanguage, useSpoken } from '../../../ui/spoken.ts'
import { labelSpace, useChart } from '../../../ui/use-chart.ts'
import { chartData, chartRange } from './chart-data.ts'
import { words } from '../../../words/night.ts'

const height = 220

/** Two rows of bars over time. The table beside it has the same data for screen readers. */
type Props = { series: ListStats['series']; intervalSeconds: number }

export function CheckInsChart({ series, intervalSeconds }: Props) {
  const data = useMemo(() => chartData(series), [series])
  const place = useChart((target) => optionsFor(target, intervalSeconds), data, `${useSpoken()} ${intervalSeconds}`)

  return <div ref={place} aria-hidden="true" />
}

const clock = inLanguage((tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }))
const day = inLanguage((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }))
const daySeconds = 86_400

function optionsFor(target: HTMLElement, intervalSeconds: number): uPlot.Options {
  const style = getComputedStyle(target)
  const colour = (name: string) => style.getPropertyValue(`--chart-${name}`).trim()
  const axis = { stroke: colour('ink'), grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  const time = (intervalSeconds < daySeconds ? clock : day)()
  const moments = (_chart: uPlot, marks: number[]) => marks.map((mark) => time.format(mark * 1000))
  const counts = (_chart: uPlot, marks: number[]) =>
    marks.map((mark) => (Number.isInteger(mark) ? showNumber(mark) : ''))
  const bars = uPlot.paths.bars!({ size: [0.8, 60] })
  return {
    width: target.clientWidth,
    height,
    legend: { live: false },
    cursor: { show: false },
    scales: {
      x: { range: (chart) => chartRange(Array.from(chart.data[0]), intervalSeconds) },
      y: { range: (_chart, _low, high) => [0, Math.max(4, Math.ceil(high * 1.1))] },
    },
    axes: [
      { ...axis, values: moments, space: labelSpace },
      { ...axis, values: counts, size: 48 },
    ],
    series: [
      {},
      // The refused scans are drawn first, so that the other bars cover them.
      {
        label: words.activity.refused,
        paths: bars,
        fill: colour('refused'),
        stroke: colour('refused'),
        points: { show: false },
      },
      {
        label: words.activity.accepted,
        paths: bars,
        fill: colour('accepted'),
        stroke: colour('accepted'),
        points: { show: false },
      },
    ],
  }
}
