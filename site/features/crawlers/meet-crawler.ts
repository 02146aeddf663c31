import { crawlerMetadata, detectCrawler } from './detection.ts'

/** Tells a crawler that runs scripts how the page is written for it. Nothing is stored. */
for (const [name, content] of Object.entries(crawlerMetadata(detectCrawler(navigator.userAgent).model))) {
  const meta = document.querySelector(`meta[name="${name}"]`) ?? document.createElement('meta')
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
  document.head.append(meta)
}
