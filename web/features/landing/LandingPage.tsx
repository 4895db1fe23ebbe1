import { lazy } from 'react'
import { Still } from '../../ui/Still.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { Intro } from './Intro.tsx'
import { words } from './words.ts'

const LandingRest = lazy(async () => ({ default: (await import('./LandingRest.tsx')).LandingRest }))

export function LandingPage() {
  usePageTitle(words.title)
  return (
    <>
      <Intro />
      <Still Content={LandingRest} />
    </>
  )
}
