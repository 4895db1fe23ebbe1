import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

/** The least distance of two labels of time, such as “11:45 PM”, in pixels. */
export const labelSpace = 80

/**
 * Draws a chart as wide as its place, again when the width or the theme changes. `options` is read when `drawnFor` changes; new data
 * keep the chart.
 */
export function useChart(options: (target: HTMLElement) => uPlot.Options, data: uPlot.AlignedData, drawnFor: unknown) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)

  useEffect(() => {
    const target = place.current
    if (!target) return
    const draw = () => {
      chart.current?.destroy()
      chart.current = new uPlot(options(target), data, target)
    }
    draw()
    const resized = new ResizeObserver(() => {
      const { current } = chart
      current?.setSize({ width: target.clientWidth, height: current.height })
    })
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
  }, [drawnFor])

  useEffect(() => chart.current?.setData(data), [data])

  return place
}
