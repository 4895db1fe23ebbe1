import type { List } from '#contract/list.ts'
import { AtTheDoorAsks } from './asks/AtTheDoorAsks.tsx'
import { BesideName } from './card/BesideName.tsx'

type Props = { list: List; besideName: string; asks: string }

/** What the doors of the list show beside the name, and what they ask. */
export function DoorCards({ list, besideName, asks }: Props) {
  return (
    <>
      <BesideName list={list} title={besideName} />
      <AtTheDoorAsks list={list} title={asks} />
    </>
  )
}
