type Body = { occasion_id?: string | undefined; direction?: 'in' | 'out' | undefined }

/** The occasion and the direction that a scan asks for. */
export function readVisit(body: Body) {
  return { occasionId: body.occasion_id, isExit: body.direction === 'out' }
}

export function readTime(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}
