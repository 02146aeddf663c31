import { expect, test } from 'vitest'
import { guessKind } from './page-kind.ts'

test.each([
  ['/', '', 'home'],
  ['/en/', '', 'home'],
  ['/index.html', '', 'home'],
  ['/services', '', 'service'],
  ['/nos-prestations/audit', '', 'service'],
  ['/tarifs.html', '', 'service'],
  ['/what-we-do', '', 'service'],
  ['/blog', '', 'article-list'],
  ['/actualites/une-nouvelle', '', 'article'],
  ['/en/blog/how-to-choose-our-services', '', 'article'],
  ['/2026/11/titre-du-billet', '', 'article'],
  ['/guide-complet-geo', '', 'article'],
  ['/faq', '', 'faq'],
  ['/foire-aux-questions', '', 'faq'],
  ['/support/help', '', 'faq'],
  ['/%C3%A0-propos', '', 'about'],
  ['/About_Us.php', '', 'about'],
  ['/qui-sommes-nous', '', 'about'],
  ['/contactez-nous', '', 'contact'],
  ['/mentions-legales', '', 'legal'],
  ['/terms-of-service', '', 'legal'],
  ['/rgpd', '', 'legal'],
  ['/en/gdpr', '', 'legal'],
  ['/politique-ia', '', 'legal'],
  ['/en/ai-policy', '', 'legal'],
  ['/blog/rgpd-et-cookies', '', 'article'],
  ['/p/17', 'Nos prestations', 'service'],
  ['/p/18', 'À propos', 'about'],
  ['/p/19', 'Lire la suite', 'other'],
  ['/team-tarifa', '', 'about'],
  ['/%E0%A4%A', '', 'other'],
])('%s with the link %j looks like %s', (path, text, kind) => {
  expect(guessKind(`https://example.com${path}`, text).kind).toBe(kind)
})
