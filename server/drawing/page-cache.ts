/** A cache of the last used values, as many as fit into a number of bytes. */
export class PageCache<Value extends { readonly bytes: number }> {
  readonly #bytesMax: number
  readonly #values = new Map<string, Value>()
  #bytes = 0

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    // A Map keeps the order of insertion: the last used goes to its end.
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#delete(key)
    this.#values.set(key, value)
    this.#bytes += value.bytes
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#bytesMax) return
      this.#delete(oldest)
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#values.get(key)?.bytes ?? 0
    this.#values.delete(key)
  }
}
