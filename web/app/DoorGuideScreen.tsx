import { useParams } from 'react-router'
import { findDoorPage } from '../features/guide/door-pages.ts'
import { DoorGuidePage } from '../features/guide/DoorGuidePage.tsx'
import { NotFoundPage } from './MessagePage.tsx'

export function DoorGuideScreen() {
  const page = findDoorPage(useParams()['language'])
  return page ? <DoorGuidePage page={page} /> : <NotFoundPage />
}
