/** Reads lines and pieces, one after the other, from chunks of any size. Throws if the stream ends too early. */
export class DumpReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async line(): Promise<unknown> {
    for (let from = 0; ;) {
      const end = this.#rest.indexOf(10, from)
      if (end >= 0) {
        const text = this.#rest.toString('utf8', 0, end)
        this.#rest = this.#rest.subarray(end + 1)
        return JSON.parse(text) as unknown
      }
      from = this.#rest.length
      await this.#more()
    }
  }

  /** Yields pieces until an empty piece ends them. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (;;) {
      const length = (await this.#take(4)).readUInt32BE()
      if (length === 0) return
      yield await this.#take(length)
    }
  }

  /** Resolves after all pieces have been verified. */
  async end(): Promise<void> {
    const { done } = await this.#source.next()
    if (!done || this.#rest.length > 0) throw new Error('There is more than there should be.')
  }

  /** Reads the rest, which verifies it. */
  async drain(): Promise<void> {
    for (;;) if ((await this.#source.next()).done) return
  }

  async #take(length: number): Promise<Buffer> {
    while (this.#rest.length < length) await this.#more()
    const piece = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return piece
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next()
    if (done) throw new Error('The stream ends in the middle.')
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
  }
}
