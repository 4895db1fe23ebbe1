import { useParams } from 'react-router'
import { GuidePage } from '../features/guide/GuidePage.tsx'
import { findPage } from '../features/guide/pages.ts'
import { pagesInEnglish } from '../features/guide/pages-in-english.ts'
import { NotFoundPage } from './MessagePage.tsx'

export function GuideScreen() {
  const page = findPage(pagesInEnglish, useParams()['page'])
  return page ? <GuidePage page={page} own={pagesInEnglish} /> : <NotFoundPage />
}
