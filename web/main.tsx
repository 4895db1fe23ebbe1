import './ui/base.css'
import './ui/tokens.css'
import './ui/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { makeRouter } from './app/router.tsx'
import { SignInProvider } from './app/SignInContext.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <SignInProvider>
      <RouterProvider router={makeRouter()} />
    </SignInProvider>
  </StrictMode>,
)
