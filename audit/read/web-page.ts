/** Whether the answer to a request for a file is a web page: many sites answer every address with one. */
export function isWebPage(text: string): boolean {
  return opening.test(text)
}

/** The tags by which the MIME Sniffing standard knows HTML, and `meta`. */
const opening =
  /^\s*<(?:!doctype html|html|head|meta|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>]/iu
