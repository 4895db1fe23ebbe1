export function contactsSaid(count: number): string {
  return count === 1 ? '1 contact' : `${count.toLocaleString('en')} contacts`
}
