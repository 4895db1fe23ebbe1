// A hostile caller in a separate process, so that its work does not slow the measured callers. Its argument has the
// role and the address. It runs until it is ended, and then prints the answers it got.
import { endOnSignal } from '../../scripts/end-on-signal.ts'
import { type Ask, type Attack, type Played, hostileNetwork, hostileTenant, leakedLink, openAsking } from './hostile.ts'

type Orders = { address: string; strength: number; played: Played[] }

const { address, strength, played } = JSON.parse(process.argv[2]!) as Orders
const over = new AbortController()
const answers: Record<string, number> = {}
const ask = openAsking(address)

/** Sends a request like `ask`, and counts the answers. */
const counting: Ask = async (asking, signal) => {
  const answered = await ask(asking, signal).catch((error: unknown) => {
    count('none')
    throw error
  })
  count(String(answered.status))
  return answered
}

function count(answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1
}

function attackOf(role: Played): Attack {
  if (role.role === 'tenant') return hostileTenant(role)
  return role.role === 'link' ? leakedLink(role) : hostileNetwork()
}

endOnSignal(async () => {
  over.abort()
  console.log(`Answers: ${JSON.stringify(answers)}`)
})
console.log('Under way')
await Promise.all(played.map((role) => attackOf(role)(counting, over.signal, strength)))
