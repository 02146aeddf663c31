/** A rough guess: only browsers that may be crawlers load the precise test (`detect-crawler.client.ts`). */
export const mayBeCrawler = isSuspected(navigator.userAgent)

export function isSuspected(userAgent: string): boolean {
  return /bot|crawl|spider|agent|ai|gpt|claude|perplex|gemini|mistral|grok|copilot/i.test(userAgent)
}
