// Every component of web/ui in every state, light and dark side by side: `/design` of the development server, which
// serves web/design.html there. A build starts at web/index.html and does not include it.
import '../ui/base.css'
import '../ui/layout.css'
import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/stand-ins.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Mark } from '../product/Mark.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { inRows, stacked } from '../ui/layout.ts'
import styles from './design.module.css'
import { controls } from './controls.tsx'
import { foundations } from './foundations.tsx'
import { overlays } from './overlays.tsx'
import type { Sample } from './sample.ts'
import { words } from './words.tsx'

const groups: [string, readonly Sample[]][] = [
  ['Foundations', foundations],
  ['Controls', controls],
  ['Words and states', words],
  ['Over the page', overlays],
]
const themes = ['light', 'dark'] as const

function DesignPage() {
  return (
    <main className={`${styles['page']} ${stacked(7, 'fits')}`}>
      <header className={`${styles['header']} ${stacked(3, 'start')}`}>
        <Mark size={40} />
        <h1>Design</h1>
        <p>What the product is made of, in every state and both themes.</p>
      </header>
      {groups.map(([title, samples]) => (
        <section key={title} className={`${styles['group']} ${stacked(5, 'fits')}`} aria-label={title}>
          <h2>{title}</h2>
          {samples.map((sample) => (
            <Both key={sample.name} {...sample} />
          ))}
        </section>
      ))}
      <Toasts />
    </main>
  )
}

function Both({ name, draw: Draw }: Sample) {
  return (
    <article className={stacked(2, 'fits')} aria-label={name}>
      <h3>{name}</h3>
      <div className={`${styles['themes']} ${stacked(3)}`}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className={`${styles['theme']} ${inRows(3, 'start')}`}>
            <Draw />
          </div>
        ))}
      </div>
    </article>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <DesignPage />
    </MemoryRouter>
  </StrictMode>,
)
