/** The server writes the address into the page, because one build serves every installation. */
export function supportEmailOfPage(): string | undefined {
  return supportEmailIn(document.getElementById('page-data')?.textContent ?? '')
}

export function supportEmailIn(text: string): string | undefined {
  try {
    const { support_email: email } = JSON.parse(text) as { support_email?: unknown }
    return typeof email === 'string' && email !== '' ? email : undefined
  } catch {
    return undefined
  }
}
