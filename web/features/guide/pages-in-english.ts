// The titles of the pages in English are in the first script.
import titles from '../../../docs/guide/README.md?titles'
import { pagesWith } from './pages.ts'

export const pagesInEnglish = pagesWith(titles, 'en')
