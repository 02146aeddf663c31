/** Whether a text is a web page where a file was asked for: many sites answer every address with one. */
export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype|html)/iu.test(text)
}
