// For `node --import`: records the steps (kernel/step.ts) that the process passes, and ends it at the ordered one, like
// a power loss.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stepChannel } from '../kernel/step.ts'
import type { Order } from './mortal-server.ts'

const folder = process.env['LISTPASS_FAILPOINTS']
if (folder === undefined) throw new Error('LISTPASS_FAILPOINTS should name the folder with the order.')

const ordered = join(folder, 'order')
const passed = join(folder, 'passed')

subscribe(stepChannel, (name) => {
  appendFileSync(passed, `${String(name)}\n`)
  if (!existsSync(ordered)) return
  const order = JSON.parse(readFileSync(ordered, 'utf8')) as Order
  if (order.step !== name) return
  if (order.passing > 1) {
    writeFileSync(ordered, JSON.stringify({ ...order, passing: order.passing - 1 }))
    return
  }
  // The order is removed first, so that the next process survives.
  rmSync(ordered)
  if (order.afterMs === 0) die()
  else setTimeout(die, order.afterMs)
})

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
