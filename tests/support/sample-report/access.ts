import type {
  CrawlerAccess,
  CrawlerPurpose,
  EngineAccess,
  EngineId,
  GateId,
  GateResult,
  Verdict,
} from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { site } from './findings.ts'

const gateNames: Readonly<Record<GateId, Bilingual>> = {
  fetch: { fr: 'Le serveur répond à son robot', en: 'The server answers its crawler' },
  allowed: { fr: 'robots.txt l’autorise', en: 'robots.txt allows it' },
  showable: { fr: 'Les pages peuvent être montrées', en: 'The pages may be shown' },
  readable: { fr: 'Le texte se lit sans script', en: 'The text can be read without scripts' },
}

function gate(id: GateId, verdict: Verdict, fr: string, en: string): GateResult {
  return { gate: id, name: gateNames[id], verdict, sentence: { fr, en }, evidence: [] }
}

const showable = gate(
  'showable',
  'passed',
  'Aucune page n’interdit d’être indexée ou citée.',
  'No page forbids being indexed or quoted.',
)
const readable = gate(
  'readable',
  'partial',
  '1 page sur 12 est presque vide sans script.',
  '1 page of 12 is almost empty without scripts.',
)

function openEngine(engine: EngineId, name: string, agent: string): EngineAccess {
  const fetch = gate(
    'fetch',
    'passed',
    `Le serveur envoie à ${agent} la même page qu’à notre audit.`,
    `The server sends ${agent} the same page as our audit.`,
  )
  const allowed = gate(
    'allowed',
    'passed',
    `robots.txt laisse entrer ${agent}.`,
    `robots.txt lets ${agent} in.`,
  )
  return { engine, name, agent, open: true, gates: [fetch, allowed, showable, readable] }
}

const google: EngineAccess = {
  ...openEngine('google', 'Google', 'Googlebot'),
  gates: [
    gate(
      'fetch',
      'could-not-tell',
      'Le serveur refuse ce nom depuis notre adresse. C’est normal s’il vérifie que Googlebot vient bien de son éditeur : nous ne pouvons pas trancher.',
      'The server refuses this name from our address. That is normal if it verifies that Googlebot really comes from its maker: we cannot tell.',
    ),
    gate('allowed', 'passed', 'robots.txt laisse entrer Googlebot.', 'robots.txt lets Googlebot in.'),
    showable,
    readable,
  ],
}

const mistral: EngineAccess = {
  ...openEngine('mistral', 'Mistral', 'MistralAI-Index'),
  open: false,
  gates: [
    gate(
      'fetch',
      'could-not-tell',
      'Le serveur n’a pas été interrogé au nom de MistralAI-Index : robots.txt l’interdit.',
      'The server was not asked in the name of MistralAI-Index: robots.txt forbids it.',
    ),
    {
      ...gate(
        'allowed',
        'failed',
        'robots.txt ferme 12 pages sur 12 à MistralAI-Index.',
        'robots.txt closes 12 pages of 12 to MistralAI-Index.',
      ),
      evidence: [
        {
          address: `${site}/robots.txt`,
          where: 'robots.txt, line 7',
          quote: 'User-agent: MistralAI-Index … Disallow: /',
        },
      ],
    },
    showable,
    readable,
  ],
}

export const engines: readonly EngineAccess[] = [
  openEngine('chatgpt', 'ChatGPT', 'OAI-SearchBot'),
  openEngine('claude', 'Claude', 'Claude-SearchBot'),
  openEngine('perplexity', 'Perplexity', 'PerplexityBot'),
  google,
  openEngine('copilot', 'Copilot', 'bingbot'),
  mistral,
]

type Rule = CrawlerAccess['rule']

function crawler(
  [name, operator, purpose]: readonly [string, string, CrawlerPurpose],
  rule: Rule,
  milliseconds: number | null,
): CrawlerAccess {
  const decidedBy = {
    allowed: 'User-agent: * … Allow: /',
    blocked: `User-agent: ${name} … Disallow: /`,
    'no-rule': null,
  }
  return {
    name,
    operator,
    purpose,
    rule,
    decidedBy: decidedBy[rule],
    answer: milliseconds === null ? null : { status: name === 'Googlebot' ? 403 : 200, milliseconds },
  }
}

export const crawlers: readonly CrawlerAccess[] = [
  crawler(['OAI-SearchBot', 'OpenAI', 'search'], 'allowed', 310),
  crawler(['Claude-SearchBot', 'Anthropic', 'search'], 'allowed', 298),
  crawler(['PerplexityBot', 'Perplexity', 'search'], 'allowed', 305),
  crawler(['Googlebot', 'Google', 'search'], 'allowed', 240),
  crawler(['bingbot', 'Microsoft', 'search'], 'allowed', 251),
  crawler(['MistralAI-Index', 'Mistral AI', 'search'], 'blocked', null),
  crawler(['ChatGPT-User', 'OpenAI', 'user-action'], 'allowed', 322),
  crawler(['Claude-User', 'Anthropic', 'user-action'], 'allowed', 290),
  crawler(['Perplexity-User', 'Perplexity', 'user-action'], 'no-rule', 301),
  crawler(['GPTBot', 'OpenAI', 'training'], 'blocked', null),
  crawler(['ClaudeBot', 'Anthropic', 'training'], 'no-rule', null),
  crawler(['CCBot', 'Common Crawl', 'data-provider'], 'blocked', null),
  crawler(['Google-Extended', 'Google', 'training-token'], 'no-rule', null),
  crawler(['Applebot-Extended', 'Apple', 'training-token'], 'no-rule', null),
  crawler(['OAI-AdsBot', 'OpenAI', 'ads'], 'no-rule', null),
]
