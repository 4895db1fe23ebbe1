import { usePageTitle } from '../../ui/use-page-title.ts'
import { Intro } from './Intro.tsx'
import { LandingRest } from './LandingRest.tsx'
import { words } from '../../words/landing.ts'

export function LandingPage() {
  usePageTitle(words.title)
  return (
    <>
      <Intro />
      <LandingRest />
    </>
  )
}
