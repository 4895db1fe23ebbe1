// Every component of web/ui in every state, light and dark side by side: `/design` of the development server, which
// serves web/design.html there. A build starts at web/index.html and does not include it.
import '../ui/base.css'
import '../ui/tokens.css'
import '../ui/fonts.css'
import '../ui/stand-ins.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { DesignPage } from './DesignPage.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <DesignPage />
    </MemoryRouter>
  </StrictMode>,
)
