/** The sizes that iOS (the first) and Android (the others) request. */
export const iconSizes = [180, 192, 512] as const

export function iconPath(size: (typeof iconSizes)[number]): string {
  return `/icons/${size}.png`
}
