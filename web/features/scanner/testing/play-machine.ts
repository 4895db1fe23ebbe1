// A machine whose commands a test answers.
import type { DoorList } from '../door/door-list.ts'
import type { Command } from '../door/machine/commands.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import { step } from '../door/machine/machine.ts'
import { beginMachine, type Machine } from '../door/machine/state.ts'
import { doorHere } from './door-here.ts'

/** Answers a command with an event; undefined for commands that need none. `now` is the device's time. */
type Answer = (command: Command, now: number) => DoorEvent | undefined

type Begin = { list?: DoorList; isOrganiser?: boolean }

export function playMachine(answer: Answer, { list = doorHere, isOrganiser = false }: Begin = {}) {
  let machine: Machine = beginMachine(list, isOrganiser)
  let now = 0
  return {
    machine: () => machine,
    pass: (ms: number) => (now += ms),
    /** Sends the event and all events that follow from it. Returns the commands in their order. */
    send(first: DoorEvent): Command[] {
      const events = [first]
      const given: Command[] = []
      for (let event = events.shift(); event; event = events.shift()) {
        const [next, commands] = step(machine, event, { now, elapsed: now, chance: 0.5 })
        machine = next
        for (const command of commands) {
          given.push(command)
          const answered = answer(command, now)
          if (answered) events.push(answered)
        }
      }
      return given
    },
  }
}
