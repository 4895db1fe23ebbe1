import { useLocation, useParams } from 'react-router'
import { languageOfPath } from '#contract/page-language.ts'
import { GuidePage } from '../features/guide/GuidePage.tsx'
import { pagesInOthers } from '../features/guide/pages-in-others.ts'
import { NotFoundPage } from './MessagePage.tsx'

/** A page of the guide in another language than English. */
export function GuideInOthersScreen() {
  const language = languageOfPath(useLocation().pathname)
  const name = useParams()['page']?.toLowerCase()
  const own = pagesInOthers.filter((each) => each.language === language)
  const page = own.find((each) => each.name === name)
  return page ? <GuidePage page={page} own={own} /> : <NotFoundPage />
}
