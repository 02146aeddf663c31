/**
 * Null for a text that is no address. `URL.canParse` is not enough: Node 24 accepts some hosts of more than
 * 16,384 characters at which `new URL` throws. `URL.parse` is missing in browsers before 2024.
 */
export function parsedAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
