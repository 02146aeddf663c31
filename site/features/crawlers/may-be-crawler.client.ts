/** A rough guess, so that whoever may be a crawler, and nobody else, loads what makes it precise (`detect-crawler.client.ts`). */
export const mayBeCrawler = isSuspected(navigator.userAgent)

export function isSuspected(userAgent: string): boolean {
  return /bot|crawl|spider|agent|ai|gpt|claude|perplex|gemini|mistral|grok|copilot/i.test(userAgent)
}
