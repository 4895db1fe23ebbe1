import { Notice } from './Notice.tsx'

type Declined = { message: string; details: string | undefined; fields: Readonly<Record<string, string[]>> }

/** The error of a form, above its button. Errors under a field are not repeated. */
export function FormProblem({ declined }: { declined: Declined | undefined }) {
  if (!declined) return null
  const { message, details, fields } = declined
  const isSaid = Object.values(fields).some(([first]) => first === message)
  const sentences = isSaid ? [details] : [message, details]
  const [title, detail] = sentences.filter((sentence) => sentence !== undefined)
  return title === undefined ? null : <Notice kind="bad" title={title} detail={detail} isUrgent />
}
