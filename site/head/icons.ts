/** The sizes in which the icon is asked for as a picture: by iOS, and by Android in two. */
export const iconSizes = [180, 192, 512] as const

export function iconPath(size: (typeof iconSizes)[number]): string {
  return `/icons/${size}.png`
}
