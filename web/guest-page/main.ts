// The script of the page of a code. The page is whole without it.
import './guest-page.css'
import './without-colours.css'
import { readKioskPlace } from '../product/kiosk-place.ts'
import { keepPage } from './keep-page.ts'
import { offerToDoor } from './offer-to-door.ts'

const kiosk = readKioskPlace()
// Any address that a guest types at a kiosk leads back to it.
if (kiosk !== undefined) location.replace(kiosk)
else {
  keepPage()
  if (/\/direct\/?$/i.test(location.pathname)) void offerToDoor()
}
