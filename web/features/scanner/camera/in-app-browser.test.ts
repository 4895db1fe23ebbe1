import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inAppBrowser } from './in-app-browser.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 7'

const nameless = 'an app without a name of its own'

test('the browsers inside of apps are known by name', () => {
  const seen = {
    Instagram: `${iPhone} Mobile/22E240 Instagram 375.1.0 (iPhone14,5; iOS 18_4)`,
    Facebook: `${iPhone} Mobile/22E240 [FBAN/FBIOS;FBAV/500.0.0.44;FBDV/iPhone14,5]`,
    LinkedIn: `${iPhone} Mobile/22E240 [LinkedInApp]/9.30`,
    TikTok: `${android}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 BytedanceWebview/d8a21c6`,
    Google: `${iPhone} GSA/360.1 Mobile/22E240 Safari/604.1`,
    [nameless]: `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`,
  }
  for (const [name, userAgent] of Object.entries(seen))
    assert.equal(inAppBrowser(userAgent), name === nameless ? null : name)
})

test('Safari, Chrome and Firefox are no apps around a page', () => {
  const proper = [
    `${iPhone} Version/18.4 Mobile/15E148 Safari/604.1`,
    `${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ]
  for (const userAgent of proper) assert.equal(inAppBrowser(userAgent), undefined)
})
