import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceName } from './device-name.ts'

const device = {
  on: ({ browser, system }: Record<'browser' | 'system', string>) => `${browser} on ${system}`,
  unknown: 'Unknown device',
}

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0'

test('a device has its everyday name', () => {
  const said: [string, string][] = [
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${webKit} Version/18.4 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${webKit} CriOS/147.0.1 Mobile/15E148 Safari/604.1`,
      'Chrome on iPhone',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.4 Safari/605.1.15`, 'Safari on Mac'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/147.0.0.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`, 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Linux'],
  ]
  for (const [userAgent, name] of said) assert.equal(deviceName(userAgent, device), name, userAgent)
})

test('an unknown device is not guessed, and no sent text is repeated', () => {
  assert.equal(deviceName('', device), 'Unknown device')
  assert.equal(deviceName('<script>alert(1)</script>', device), 'Unknown device')
  assert.equal(deviceName('curl/8.5.0', device), 'Unknown device')
  assert.equal(deviceName('Something/1.0 (Windows NT 10.0)', device), 'Windows')
})
