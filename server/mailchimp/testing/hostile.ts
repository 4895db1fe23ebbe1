// Values of an attacker who wants us to connect to their own host.
import * as fc from 'fast-check'

/** `port` is a port on which the attacker listens. */
export function hostileText(port = 4444): fc.Arbitrary<string> {
  const hosts = [
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `0x7f000001:${port}`,
    `2130706433:${port}`,
    `017700000001:${port}`,
    `127.1:${port}`,
    `0:${port}`,
    `localhost:${port}`,
    `localhost.:${port}`,
    `127。0。0。1:${port}`,
    `ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:${port}`,
    `evil.example:${port}`,
    `éxample.example:${port}`,
    `169.254.169.254:${port}`,
  ]
  const host = fc.constantFrom(...hosts)
  const dataCentre = fc.constantFrom('us1', 'us14', 'US1', 'us1234', 'u1', '', 'us1.api.mailchimp.com', 'us１')
  const between = fc.constantFrom(
    '.',
    '/',
    '//',
    '@',
    ':@',
    '#',
    '?',
    '?x=',
    '\\',
    ':',
    '%2f',
    '%40',
    '%00',
    '\r\n',
    '\n',
    '\t',
    ' ',
    '\0',
    '..',
    '/../',
    '。',
    '／',
    '＠',
    '\u202e',
    '\u00ad',
    ';',
    ',',
    '&',
    '|',
    '://',
    `:${port}/`,
    `:${port}#`,
    '.evil.example/',
  )
  return fc.oneof(
    fc.tuple(dataCentre, between, host).map((parts) => parts.join('')),
    fc.tuple(host, between, dataCentre).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom('http://', 'https://', '//', 'file:///', 'gopher://', 'data:,'), host)
      .map((p) => p.join('')),
    fc
      .tuple(fc.constant('https://us1.api.mailchimp.com@'), host, fc.constantFrom('', '/', '/3.0'))
      .map((p) => p.join('')),
    fc.tuple(dataCentre, fc.string({ unit: 'binary', maxLength: 20 })).map((parts) => parts.join('')),
    fc.constantFrom('..', '.', '../..', '%2e%2e', '..%2f..', '..\\', '', '/', '?', '#', 'a/../b', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
}
