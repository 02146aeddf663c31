/** Whether the answer to a request for a file is a web page: many sites answer every address with one. */
export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype|html)/iu.test(text)
}
