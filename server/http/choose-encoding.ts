export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The smallest encoding that the browser accepts by its `Accept-Encoding`. An encoding that it does not list, or lists
 * with weight 0, is not accepted.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const wanted = new Map((header ?? '').toLowerCase().split(',').map(readOne))
  const takes = (encoding: Encoding) => (wanted.get(encoding) ?? wanted.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

function readOne(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
