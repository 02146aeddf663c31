import { isPublicIp } from '../network/public-ip.ts'
import { openSmallInternet, publicIp, type SmallInternet, secureSite, site } from './small-internet.ts'

/** A case of ssrf-cases.json, as far as a stage needs it. */
export interface SsrfCase {
  readonly url: string
  /** What each lookup of its name answers, in order. */
  readonly dns?: readonly (readonly string[])[]
  /** What the site at the public address answers. */
  readonly server?: { readonly status: number; readonly location?: string; readonly body?: string }
}

/** A small internet in which a case can do its worst: its names, its public site, and canaries elsewhere. */
export async function openSsrfStage({ url, dns, server }: SsrfCase): Promise<SmallInternet> {
  const internet = await openSmallInternet()
  const host = URL.parse(url)?.hostname ?? ''
  internet.name('public.example.net', [publicIp])
  internet.name('www.public.example.net', [publicIp])
  if (dns) internet.name(host, ...dns)

  const publicIps = [publicIp, host, ...(dns?.flat() ?? [])].filter(isPublicIp)
  for (const ip of new Set(publicIps)) {
    await internet.place(
      `${ip}:80`,
      site((request, response) => {
        const { status, location, body } = server ?? { status: 200 }
        response.writeHead(request.url === '/' ? 200 : status, location ? { location } : {}).end(body)
      }),
    )
    await internet.place(
      `${ip}:443`,
      secureSite('valid', (_request, response) => response.end()),
    )
  }
  return internet
}

/** Connections tried to what is not public: none may be, reached or not. */
export function privateDials({ dialled }: SmallInternet): readonly string[] {
  return dialled.filter(address => !isPublicIp(address.slice(0, address.lastIndexOf(':'))))
}
