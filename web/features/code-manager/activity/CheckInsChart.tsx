import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ListStats } from '#contract/scans.ts'
import { words } from './words.ts'

const height = 220

/** Two rows of bars over time. The table beside it says the same to who cannot see it. */
export default function CheckInsChart({ series }: { series: ListStats['series'] }) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)

  useEffect(() => {
    const target = place.current
    if (!target) return
    const draw = () => {
      chart.current?.destroy()
      chart.current = new uPlot(optionsFor(target), dataOf(series), target)
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
  }, [])

  useEffect(() => chart.current?.setData(dataOf(series)), [series])

  return <div ref={place} aria-hidden="true" />
}

function dataOf(series: ListStats['series']): uPlot.AlignedData {
  return [
    series.map(({ at }) => Date.parse(at) / 1000),
    series.map(({ accepted }) => accepted),
    series.map(({ refused }) => refused),
  ]
}

function optionsFor(target: HTMLElement): uPlot.Options {
  const style = getComputedStyle(target)
  const colour = (name: string) => style.getPropertyValue(`--chart-${name}`).trim()
  const axis = { stroke: colour('ink'), grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  const bars = uPlot.paths.bars!({ size: [0.8, 60] })
  return {
    width: target.clientWidth,
    height,
    legend: { live: false },
    cursor: { show: false },
    scales: { y: { range: (_chart, _low, high) => [0, Math.max(4, Math.ceil(high * 1.1))] } },
    axes: [axis, { ...axis, size: 48 }],
    series: [
      {},
      {
        label: words.accepted,
        paths: bars,
        fill: colour('accepted'),
        stroke: colour('accepted'),
        points: { show: false },
      },
      {
        label: words.refused,
        paths: bars,
        fill: colour('refused'),
        stroke: colour('refused'),
        points: { show: false },
      },
    ],
  }
}
