// Apps with their own browser, which often has no camera and forgets permissions.

const apps: readonly (readonly [RegExp, string])[] = [
  [/Instagram/i, 'Instagram'],
  [/FBAN|FBAV|FB_IAB|FBIOS/, 'Facebook'],
  [/LinkedInApp/i, 'LinkedIn'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'TikTok'],
  [/Snapchat/i, 'Snapchat'],
  [/\bLine\//, 'LINE'],
  [/MicroMessenger/i, 'WeChat'],
  [/\bGSA\//, 'Google'],
  [/GmailApp|\bGmail\b/i, 'Gmail'],
]

/** Android marks every page that an app shows inside itself. */
const androidInside = /; wv\)/

/** The name of the app whose browser this is, null when the app is not known; undefined in a browser proper. */
export function inAppBrowser(userAgent: string): string | null | undefined {
  const known = apps.find(([mark]) => mark.test(userAgent))
  return known?.[1] ?? (androidInside.test(userAgent) ? null : undefined)
}
