// Metrics of the process: event loop, memory, garbage collection, processor time.
import { constants, monitorEventLoopDelay, type PerformanceNodeEntry, PerformanceObserver } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export type Reading = { read: () => void; close: () => void }

const resolutionMs = 20

/** Each `read` covers the time since the previous one. */
export function readProcess(registry: Registry): Reading {
  const parts = [readLoop(registry), readMemory(registry), readCollecting(registry), readProcessor(registry)]
  return {
    read() {
      for (const part of parts) part.read()
    },
    close() {
      for (const part of parts) part.close()
    },
  }
}

function readLoop(registry: Registry): Reading {
  const delay = new Gauge({
    name: 'listpass_event_loop_delay_seconds',
    help: 'How late the event loop was since it was last asked.',
    labelNames: ['which'],
    registers: [registry],
  })
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000)
  return {
    read() {
      if (histogram.count === 0) return
      delay.set({ which: 'mean' }, late(histogram.mean))
      delay.set({ which: 'p99' }, late(histogram.percentile(99)))
      delay.set({ which: 'max' }, late(histogram.max))
      histogram.reset()
    },
    close: () => void histogram.disable(),
  }
}

function readMemory(registry: Registry): Reading {
  const memory = new Gauge({
    name: 'listpass_memory_bytes',
    help: 'Memory of the process: all of it (rss), what lives in the heap, what the heap takes up, and buffers beside it.',
    labelNames: ['kind'],
    registers: [registry],
  })
  return {
    read() {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      for (const [kind, bytes] of Object.entries({ rss, heapUsed, heapTotal, external })) memory.set({ kind }, bytes)
    },
    close() {},
  }
}

const kinds: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
}

function readCollecting(registry: Registry): Reading {
  const took = new Histogram({
    name: 'listpass_gc_seconds',
    help: 'How long the process stood still to collect garbage.',
    labelNames: ['kind'],
    buckets: [0.001, 0.01, 0.1, 1],
    registers: [registry],
  })
  const observer = new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries() as PerformanceNodeEntry[]) {
      const { kind } = detail as { kind: number }
      took.observe({ kind: kinds[kind] ?? 'other' }, duration / 1000)
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  return { read() {}, close: () => observer.disconnect() }
}

function readProcessor(registry: Registry): Reading {
  const used = new Counter({
    name: 'listpass_processor_seconds_total',
    help: 'Processor time of the process.',
    labelNames: ['kind'],
    registers: [registry],
  })
  let last = { user: 0, system: 0 }
  return {
    read() {
      const now = process.cpuUsage()
      used.inc({ kind: 'user' }, (now.user - last.user) / 1e6)
      used.inc({ kind: 'system' }, (now.system - last.system) / 1e6)
      last = now
    },
    close() {},
  }
}
