/** Pages of other sites must not press our buttons or make our calls. */
export function isFromElsewhere(request: Request): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}
