export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form that the browser takes, by its `Accept-Encoding`. What it gives no weight to, it does not want. */
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
