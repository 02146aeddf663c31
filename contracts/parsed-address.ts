/**
 * The address that a text is, or null. Not by `URL.canParse`, which in Node 24 says yes to some hosts of more
 * than 16,384 characters at which `new URL` throws; nor by `URL.parse`, which browsers before 2024 lack.
 */
export function parsedAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
