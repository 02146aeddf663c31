/** `http://[2001:db8::1]:4321`: an IPv6 address stands in brackets (RFC 3986, 3.2.2). */
export function originAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
