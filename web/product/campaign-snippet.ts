import type { Field } from '#contract/codes.ts'

/** The tag of the field that holds the code: of the three it is the one for text. An organiser may have renamed it. */
export function codeTag(fields: readonly Field[]): string | undefined {
  return fields.find(({ type }) => type === 'text')?.tag
}

/** What stands where a mail program shows no images. */
export const imageAlt = 'Your personal QR code – show it at the entrance'

/**
 * The picture for a campaign, at most 200 px wide (SPEC §9). Width and height stand as attributes too, since Outlook reads
 * no styles. The quiet zone around the code is in the picture itself, white also where a mail program is dark.
 */
export function campaignSnippet(publicUrl: string, tag: string): string {
  const image = `${publicUrl.replace(/\/+$/, '')}/qr-code/*|${tag}|*`
  return [
    `<img src="${image}"`,
    `  width="200" height="200" alt="${imageAlt}"`,
    '  style="display:block;width:100%;max-width:200px;height:auto;border:0">',
  ].join('\n')
}
