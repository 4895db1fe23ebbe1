import { type ComponentType, lazy } from 'react'
import { wordsReady } from './spoken.ts'

/** A part of a screen that loads when it is first drawn, with its words. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part = await load()
    await wordsReady()
    return { default: part }
  })
}
