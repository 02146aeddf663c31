// A rough guess: only browsers that may be crawlers load the precise test (`detect-crawler.client.ts`).
if (isSuspected(navigator.userAgent)) void import('./meet-crawler.client.ts')

export function isSuspected(userAgent: string): boolean {
  return /bot|crawl|spider|agent|ai|gpt|claude|perplex|gemini|mistral|grok|copilot/i.test(userAgent)
}
