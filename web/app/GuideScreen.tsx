import { useParams } from 'react-router'
import { GuidePage } from '../features/guide/GuidePage.tsx'
import { findPage } from '../features/guide/pages.ts'
import { NotFoundPage } from './MessagePage.tsx'

export function GuideScreen() {
  const page = findPage(useParams()['page'])
  return page ? <GuidePage page={page} /> : <NotFoundPage />
}
