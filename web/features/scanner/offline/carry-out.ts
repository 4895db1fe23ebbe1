// Passes each command of the door to the part that carries it out.
import type { DoorList } from '../door/door-list.ts'
import type { Command } from '../door/machine/commands.ts'
import type { Hands } from './hands.ts'
import { openHoldings } from './holdings.ts'
import * as following from './run-following.ts'
import * as handIn from './run-hand-in.ts'
import * as scans from './run-scans.ts'
import * as stored from './run-storage.ts'

/** The commands that a door may give its page. */
export type Screen = {
  /** The screen shows an outdated state of the list. */
  reload: () => void
  /** This door may scan no more. */
  over: () => void
  /** The stream's news of this door. */
  remember: (change: Partial<DoorList>) => void
}

export function openCommands(hands: Hands, screen: Screen): (command: Command) => void {
  const { clock, signal, tabs } = hands.ports
  const holds = openHoldings(hands)
  const does: { [What in Command['do']]: (command: Extract<Command, { do: What }>) => unknown } = {
    begin: (command) => scans.begin(hands, command),
    ask: (command) => scans.ask(hands, command),
    pause: ({ key, ms }) => clock.after(ms, () => hands.send({ type: 'paused', key })),
    'decide here': (command) => scans.decideAlone(hands, command),
    end: (command) => scans.end(hands, command),
    leave: (command) => scans.giveUp(hands, command),
    drop: (command) => scans.giveUp(hands, command),
    open: () => stored.open(hands),
    prepare: (command) => stored.prepare(hands, command),
    'read stored data': (command) => stored.readStoredData(hands, command),
    persist: () => stored.persist(hands),
    'change list': (command) => stored.changeStoredList(hands, command),
    'drop alert': (command) => stored.forgetAlert(hands, command),
    lock: (command) => holds.lock(command),
    unlock: (command) => holds.unlock(command),
    'read waiting': (command) => handIn.readWaiting(hands, command),
    'hand in': (command) => handIn.handIn(hands, command),
    settle: (command) => handIn.settle(hands, command),
    'set aside': (command) => handIn.putAside(hands, command),
    'find lists elsewhere': () => handIn.findListsElsewhere(hands),
    follow: () => following.follow(hands),
    'read cursor': (command) => following.readCursor(hands, command),
    'ask page': (command) => following.askPage(hands, command),
    'store page': (command) => following.storePage(hands, command),
    'use list': (command) => following.useList(hands, command),
    'store changes': (command) => following.storeChanges(hands, command),
    listen: (command) => holds.listen(command),
    'stop listening': () => holds.stopListening(),
    wait: (command) => holds.wait(command),
    wake: (command) => holds.wake(command),
    tell: ({ told, colour }) => signal.tell(told, colour),
    'tell tabs': ({ news }) => tabs.tell(news),
    reload: () => screen.reload(),
    over: () => screen.over(),
    'remember door': ({ change }) => screen.remember(change),
  }
  return (command) => {
    const carryOut = does[command.do] as (command: Command) => unknown
    const run = async () => carryOut(command)
    run().catch((error: unknown) => console.warn(`The door could not ${command.do}.`, error))
  }
}
