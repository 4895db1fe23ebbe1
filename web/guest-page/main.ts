// The script of the page of a code. The page is whole without it.
import './guest-page.css'
import { keepPage } from './keep-page.ts'
import { offerToDoor } from './offer-to-door.ts'

keepPage()
if (/\/direct\/?$/i.test(location.pathname)) void offerToDoor()
