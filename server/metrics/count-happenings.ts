// Turns published events into counters and histograms. A scan's event costs one counter and one observation.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { listenTo } from '../kernel/happenings.ts'
import { imageRoute } from '../http/images.ts'

/** Histogram buckets in seconds. There are few, because each adds a line for every route. */
const bounds = {
  scan: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2, 8],
  image: [0.00005, 0.0002, 0.001, 0.005, 0.05, 1],
  call: [0.01, 0.05, 0.25, 1, 5],
  mailchimp: [0.1, 0.5, 1, 2, 5, 15, 60],
}

/** Returns a function that stops the counting. */
export function countHappenings(registry: Registry): () => void {
  const ends = [
    ...countScans(registry),
    ...countAnswers(registry),
    ...countCallsOfMailchimp(registry),
    ...countStreams(registry),
  ]
  return () => {
    for (const end of ends) end()
  }
}

type Ends = (() => void)[]

function countScans(registry: Registry): Ends {
  const registers = [registry]
  const scans = new Counter({
    name: 'listpass_scans_total',
    help: 'Attempts that were answered, by reason, at the door or handed in later. One that is asked again counts again.',
    labelNames: ['reason', 'way'],
    registers,
  })
  const undecided = new Counter({
    name: 'listpass_scans_undecided_total',
    help: 'Attempts that could not be decided: too many waited, or the database did not answer.',
    labelNames: ['why'],
    registers,
  })
  const took = new Histogram({
    name: 'listpass_scan_seconds',
    help: 'From when an attempt at a door is known to be one until it is decided and kept.',
    buckets: bounds.scan,
    registers,
  })
  for (const why of ['too many', 'fault']) undecided.inc({ why }, 0)
  return [
    listenTo('scan', ({ reason, way, ms }) => {
      scans.inc({ reason, way })
      if (ms !== undefined) took.observe(ms / 1000)
    }),
    listenTo('undecided-scan', ({ why }) => undecided.inc({ why })),
  ]
}

function countAnswers(registry: Registry): Ends {
  const registers = [registry]
  const answers = new Counter({
    name: 'listpass_answers_total',
    help: 'Requests that were answered, by the template of their route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const images = new Histogram({
    name: 'listpass_image_seconds',
    help: 'How long an image of a code took to make and hand over.',
    buckets: bounds.image,
    registers,
  })
  const calls = new Histogram({
    name: 'listpass_answer_seconds',
    help: 'How long everything else took to be answered, by the template of its route.',
    labelNames: ['method', 'route'],
    buckets: bounds.call,
    registers,
  })
  return [
    listenTo('answer', ({ method, route, status, ms }) => {
      answers.inc({ method, route, status: String(status) })
      if (ms === undefined) return
      if (route === imageRoute) images.observe(ms / 1000)
      else calls.observe({ method, route }, ms / 1000)
    }),
  ]
}

function countCallsOfMailchimp(registry: Registry): Ends {
  const registers = [registry]
  const calls = new Counter({
    name: 'listpass_mailchimp_calls_total',
    help: 'Calls of Mailchimp, by what was asked and what came of it.',
    labelNames: ['operation', 'outcome'],
    registers,
  })
  const took = new Histogram({
    name: 'listpass_mailchimp_call_seconds',
    help: 'How long Mailchimp took to answer.',
    buckets: bounds.mailchimp,
    registers,
  })
  const waiting = new Gauge({
    name: 'listpass_mailchimp_waiting',
    help: 'Calls of this server that wait before they may be made: for the pace of a login, or for one of its slots.',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of ['pace', 'slot']) waiting.set({ reason }, 0)
  return [
    listenTo('mailchimp-call', ({ operation, outcome, ms }) => {
      calls.inc({ operation, outcome })
      took.observe(ms / 1000)
    }),
    listenTo('mailchimp-wait', ({ reason, change }) => waiting.inc({ reason }, change)),
  ]
}

function countStreams(registry: Registry): Ends {
  const streams = new Gauge({
    name: 'listpass_streams',
    help: 'Doors that listen to this server at the moment.',
    registers: [registry],
  })
  return [listenTo('streams', ({ open }) => streams.set(open))]
}
