/** Whoever may be a crawler, and nobody else, loads what is meant for one: a rough guess, made precise there. */
if (/bot|crawl|spider|agent|ai|gpt|claude|perplex|gemini|grok|copilot/i.test(navigator.userAgent))
  void import('./meet-crawler.ts')

export {}
