import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ListStats } from '#contract/scans.ts'
import { showNumber } from '../../../ui/show.ts'
import { chartData, chartRange } from './chart-data.ts'
import { words } from './words.ts'

const height = 220

/** Two rows of bars over time. The table beside it has the same data for screen readers. */
type Props = { series: ListStats['series']; intervalSeconds: number }

export default function CheckInsChart({ series, intervalSeconds }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)

  useEffect(() => {
    const target = place.current
    if (!target) return
    const draw = () => {
      chart.current?.destroy()
      chart.current = new uPlot(optionsFor(target, intervalSeconds), chartData(series), target)
    }
    draw()
    const resized = new ResizeObserver(() => chart.current?.setSize({ width: target.clientWidth, height }))
    resized.observe(target)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', draw)
    return () => {
      resized.disconnect()
      dark.removeEventListener('change', draw)
      chart.current?.destroy()
      chart.current = undefined
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is new is handed to the chart below, which keeps its place
  }, [intervalSeconds])

  useEffect(() => chart.current?.setData(chartData(series)), [series])

  return <div ref={place} aria-hidden="true" />
}

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const daySeconds = 86_400

function optionsFor(target: HTMLElement, intervalSeconds: number): uPlot.Options {
  const style = getComputedStyle(target)
  const colour = (name: string) => style.getPropertyValue(`--chart-${name}`).trim()
  const axis = { stroke: colour('ink'), grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  const time = intervalSeconds < daySeconds ? clock : day
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
      { ...axis, values: moments },
      { ...axis, values: counts, size: 48 },
    ],
    series: [
      {},
      // The refused scans are drawn first, so that the other bars cover them.
      {
        label: words.refused,
        paths: bars,
        fill: colour('refused'),
        stroke: colour('refused'),
        points: { show: false },
      },
      {
        label: words.accepted,
        paths: bars,
        fill: colour('accepted'),
        stroke: colour('accepted'),
        points: { show: false },
      },
    ],
  }
}
