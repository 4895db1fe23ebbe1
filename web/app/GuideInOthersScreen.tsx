import type { ComponentType } from 'react'
import { useLocation, useParams } from 'react-router'
import { languageOfPath } from '#contract/page-language.ts'
import type { Language } from '#domain/spoken.ts'
import { GuidePage } from '../features/guide/GuidePage.tsx'
import { findPage } from '../features/guide/pages.ts'
import { loadPagesIn, pagesIn } from '../features/guide/pages-in-others.ts'
import { NotFoundPage } from './MessagePage.tsx'

/** The screen of the guide's pages in another language than English, once their titles have loaded. */
export async function loadGuideIn(language: Language): Promise<ComponentType> {
  await loadPagesIn(language)
  return GuideInOthersScreen
}

function GuideInOthersScreen() {
  const own = pagesIn(languageOfPath(useLocation().pathname))
  const page = findPage(own, useParams()['page'])
  return page ? <GuidePage page={page} own={own} /> : <NotFoundPage />
}
