// Headers of every answer (DESIGN §7). The worker script's own answer needs the policy as much as the page does.

const styleSource = "style-src 'self'"

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  styleSource,
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  // Mails of drafts, as guests get them.
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types listpass',
].join('; ')

/** For a page with inline styles: allows exactly these, by their hashes. */
export function policyWithStyles(hashes: string[]): string {
  return policy.replace(styleSource, [styleSource, ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '))
}

export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return Object.freeze({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  })
}
