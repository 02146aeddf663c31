import { mayMeasure } from '../analytics/trackable-event.client.ts'
import { crawlerMetadata, detectCrawler } from './detect-crawler.client.ts'

tellMetadata()
// Storing data in a crawler's browser needs the same consent as for any visitor, and ends with it.
void (mayMeasure() ? keepVisit() : forgetVisits())
document.addEventListener('measuring', keepVisit)
document.addEventListener('measuring-ended', forgetVisits)

/** For crawlers that run scripts: metadata about how the page is written for them. Nothing is stored. */
function tellMetadata(): void {
  const { model } = detectCrawler(navigator.userAgent)
  for (const [name, content] of Object.entries(crawlerMetadata(model))) {
    const meta = document.querySelector(`meta[name="${name}"]`) ?? document.createElement('meta')
    meta.setAttribute('name', name)
    meta.setAttribute('content', content)
    document.head.append(meta)
  }
}

async function keepVisit(): Promise<void> {
  const { keepCrawlerVisit } = await import('./crawler-log.client.ts')
  keepCrawlerVisit()
}

async function forgetVisits(): Promise<void> {
  const { forgetCrawlerVisits } = await import('./crawler-log.client.ts')
  forgetCrawlerVisits()
}
