import type { Field } from '#contract/codes.ts'

/**
 * The tag of the field that holds the code, recognised as the only text field of the three. An organiser may have
 * renamed it.
 */
export function codeTag(fields: readonly Field[]): string | undefined {
  return fields.find(({ type }) => type === 'text')?.tag
}

/** The text for mail programs that show no images. */
export const imageAlt = 'Your personal QR code – show it at the entrance'

/**
 * The picture for a campaign, at most 200 px wide (SPEC §9). Width and height are also attributes, because Outlook
 * reads no styles. The quiet zone around the code is part of the picture, so it stays white in dark mail programs.
 */
export function campaignSnippet(publicUrl: string, tag: string): string {
  const image = `${publicUrl.replace(/\/+$/, '')}/qr-code/*|${tag}|*`
  return [
    `<img src="${image}"`,
    `  width="200" height="200" alt="${imageAlt}"`,
    '  style="display:block;width:100%;max-width:200px;height:auto;border:0">',
  ].join('\n')
}
