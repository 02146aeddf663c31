import robotsParser from 'robots-parser'
import { describe, expect, test } from 'vitest'
import { timed } from '../../testing/processor-time.ts'
import { limits } from '../../limits.ts'
import { notAsked } from '../../look/network/fetch.ts'
import type { Exchange } from '../../visit.ts'
import { type RobotsFile, robotsFile } from './robots.ts'

const site = 'https://example.com'

function answer(fields: Partial<Exchange>): Exchange {
  return { ...notAsked(`${site}/robots.txt`, { code: 'reset', detail: '' }), failure: null, ...fields }
}

function robots(...lines: string[]): RobotsFile {
  return robotsFile(answer({ status: 200, body: lines.join('\n') }))
}

function allowed(file: RobotsFile, agent: string, path: string): boolean {
  return file.allows(agent, site + path).allowed
}

describe('which group applies', () => {
  const file = robots(
    'User-agent: *',
    'Disallow: /',
    '',
    'User-agent: GPTBot',
    'User-agent: ClaudeBot',
    'Disallow: /private',
  )

  test('an agent obeys the group that names it, and no other', () => {
    expect(allowed(file, 'GPTBot', '/public')).toBe(true)
    expect(allowed(file, 'ClaudeBot', '/private/x')).toBe(false)
  })

  test('an agent that no group names obeys the group for everyone', () => {
    expect(allowed(file, 'PerplexityBot', '/public')).toBe(false)
  })

  test('case and version of a token do not matter, its end does', () => {
    const named = robots('User-agent: gptbot/1.2', 'Disallow: /')
    expect(allowed(named, 'GPTBot', '/')).toBe(false)
    expect(allowed(robots('User-agent: Googlebot-Image', 'Disallow: /'), 'Googlebot', '/')).toBe(true)
    expect(allowed(robots('User-agent: Google', 'Disallow: /'), 'Googlebot', '/')).toBe(true)
  })

  test('a token with a space in it can be named', () => {
    expect(allowed(robots('User-agent: ChatGPT Agent', 'Disallow: /'), 'ChatGPT Agent', '/')).toBe(false)
  })

  test('groups of one agent are one group', () => {
    const split = robots(
      'User-agent: a',
      'Disallow: /x',
      'User-agent: b',
      'Disallow: /y',
      'User-agent: A',
      'Disallow: /z',
    )
    expect(['/x', '/y', '/z'].map(path => allowed(split, 'a', path))).toEqual([false, true, false])
  })

  test('lines that are no rules leave a group open', () => {
    const open = robots(
      'User-agent: a',
      'Content-Signal: search=yes',
      'Sitemap: /s.xml',
      'User-agent: b',
      'Disallow: /',
    )
    expect(allowed(open, 'a', '/')).toBe(false)
  })
})

test.each([
  ['a name between stars is no name for everyone', ['User-agent: *ScraperBot*', 'Disallow: /'], true],
  ['a star and a remark are everyone', ['User-agent: * (all)', 'Disallow: /'], false],
  [
    'a path without a slash ends the list of agents',
    ['User-agent: *', 'Disallow: private', 'User-agent: b', 'Disallow: /'],
    true,
  ],
  ['a no-break space belongs to a name', ['User-agent: *\u00a0', 'Disallow: /'], true],
  ['a no-break space belongs to a path', ['User-agent: *', 'Disallow: /page\u00a0'], true],
  ['a line begun with a no-break space is no rule', ['User-agent: *', '\u00a0Disallow: /'], true],
  ['a tab on either side is none of the rule', ['User-agent:\t*', '\tDisallow\t:\t/\t'], false],
])("as in Google's own parser, %s", (_fact, lines, open) => {
  expect(allowed(robots(...lines), 'Googlebot', '/page')).toBe(open)
})

describe('which rule decides', () => {
  test.each([
    [['Allow: /p', 'Disallow: /'], '/page', true],
    [['Disallow: /folder', 'Allow: /folder'], '/folder/page', true],
    [['Allow: /page', 'Disallow: /*.htm'], '/page.htm', false],
    [['Allow: /$', 'Disallow: /'], '/', true],
    [['Allow: /$', 'Disallow: /'], '/page.htm', false],
    [['Disallow: /fish*.php'], '/fishheads/catfish.php?id=1', false],
    [['Disallow: /*.php$'], '/file.php?x', true],
    [['Disallow: /*.php$'], '/a.php/b.php', false],
    [['Disallow: *?'], '/page?x=1', false],
    [['Disallow: /a*b*c'], '/a-c-b', true],
    [['Disallow: /foo/bar?baz=http://foo.bar'], '/foo/bar?baz=http://foo.bar', false],
    [['Disallow: /été'], '/%C3%A9t%C3%A9', false],
    [['Disallow: /%c3%a9'], '/é', false],
    [['Disallow: /%7Eme'], '/~me', false],
    [['Disallow: /a%2Fb'], '/a/b', true],
    [['Disallow: /with-a-%2A.html'], '/with-a-*.html', false],
    [['Disallow: /cost-$5'], '/cost-$5', false],
    [['Disallow: /Page'], '/page', true],
    [['Disallow:'], '/page', true],
    [['Disallow: '], '/page', true],
  ])('%j lets %s through: %s', (rules, path, expected) => {
    expect(allowed(robots('User-agent: *', ...rules), 'IbidAudit', path)).toBe(expected)
  })

  test('the deciding line is quoted, with its number and its group', () => {
    const file = robots(
      '# ours',
      'User-agent: *',
      'Disallow: /',
      '',
      'USER-AGENT: GPTBot/1.2',
      'disallow : /private # staff',
    )
    expect(file.allows('gptbot', `${site}/private/x`)).toEqual({
      allowed: false,
      group: 'GPTBot/1.2',
      rule: 'disallow : /private',
      line: 6,
    })
    expect(file.allows('gptbot', `${site}/`)).toEqual({
      allowed: true,
      group: 'GPTBot/1.2',
      rule: null,
      line: null,
    })
    expect(file.allows('other', `${site}/`)).toMatchObject({ group: '*', rule: 'Disallow: /', line: 3 })
  })

  test('without a group, nothing decides', () => {
    expect(robots('User-agent: x', 'Disallow: /').allows('y', `${site}/`)).toEqual({
      allowed: true,
      group: null,
      rule: null,
      line: null,
    })
  })

  test('robots.txt itself can always be read', () => {
    expect(allowed(robots('User-agent: *', 'Disallow: /'), 'x', '/robots.txt')).toBe(true)
  })
})

describe('an answer that is not a file of rules', () => {
  test.each([
    [{ status: 404 }, 'absent', true],
    [{ status: 403 }, 'absent', true],
    [{ status: 429 }, 'absent', true],
    [{ status: 500 }, 'unknown', false],
    [{ status: 503 }, 'unknown', false],
    [{ status: null, failure: { code: 'reset', detail: '' } }, 'unknown', false],
    [{ status: null, failure: { code: 'redirect-loop', detail: '' } }, 'absent', true],
    [{ status: 200, body: '' }, 'read', true],
  ] as const)('%j is %s', (fields, state, open) => {
    const file = robotsFile(answer(fields))
    expect(file.state).toBe(state)
    expect(allowed(file, 'x', '/')).toBe(open)
  })

  test.each(['<!doctype html>', '<meta name="viewport">', '<script>'])(
    'a page in its place holds no rules and is named for what it is: %s',
    first => {
      const file = robots(first, 'User-agent: *', 'Disallow: /')
      expect(allowed(file, 'x', '/')).toBe(true)
      expect(file.errors).toEqual([{ line: 1, text: first, reason: 'not-robots' }])
    },
  )

  test('rules after a comment of HTML are rules', () => {
    expect(allowed(robots('<!-- ours -->', 'User-agent: *', 'Disallow: /'), 'x', '/')).toBe(false)
  })
})

test('sitemaps, delays and declarations of use are read beside the rules', () => {
  const file = robots(
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    'Content-Usage: /blog train-ai=n',
    'Crawl-delay: 1.5',
    'Allow: /',
    'Sitemap: https://example.com/sitemap.xml',
  )
  expect(file.sitemaps).toEqual([{ address: 'https://example.com/sitemap.xml', line: 6 }])
  expect(file.crawlDelay('x')).toBe(1.5)
  expect(file.contentSignals).toEqual([
    {
      directive: 'content-signal',
      agents: ['*'],
      preferences: { search: 'yes', 'ai-input': 'yes', 'ai-train': 'no' },
      text: 'Content-Signal: search=yes, ai-input=yes, ai-train=no',
      line: 2,
    },
    {
      directive: 'content-usage',
      agents: ['*'],
      preferences: { 'train-ai': 'n' },
      text: 'Content-Usage: /blog train-ai=n',
      line: 3,
    },
  ])
  expect(file.errors).toEqual([])
})

test('lines that mislead their author are listed with their numbers', () => {
  const file = robots(
    'Disallow: /early',
    'User-agent: *',
    'Dissalow: /typo',
    'Disallow private',
    'Disallow: private',
    'Sitemap: /sitemap.xml',
  )
  expect(file.errors.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'outside-group'],
    [3, 'unknown-directive'],
    [4, 'no-colon'],
    [5, 'no-slash'],
    [6, 'relative-sitemap'],
  ])
})

test('line ends of all systems count, and so does a byte order mark left in the text', () => {
  const file = robots('\ufeffUser-agent: *\r\nAllow: /a\rDisallow: /')
  expect(file.allows('x', `${site}/b`)).toMatchObject({ allowed: false, line: 3 })
})

test.each([
  ['letters', 'a'.repeat(limits.robotsBytes)],
  ['letters of two bytes', 'é'.repeat(limits.robotsBytes / 2)],
])('what comes after the limit of size is not obeyed: %s', (_name, filling) => {
  const file = robots('User-agent: *', `# ${filling}`, 'Disallow: /')
  expect(allowed(file, 'x', '/')).toBe(true)
})

test.each([
  ['rules', '/*a*b*c*d'],
  ['stars', `/${'*a'.repeat(100)}`],
  ['plain paths', '/some/path/that/matches/nothing'],
])('a file full of %s is weighed for 56 agents and 12 pages in under a second', (_name, pattern) => {
  const lines = Array<string>(Math.ceil(limits.robotsBytes / (pattern.length + 11))).fill(
    `Disallow: ${pattern}`,
  )
  const file = robots('User-agent: *', ...lines)
  const { took } = timed(() => {
    for (let agent = 0; agent < 56; agent += 1) {
      for (let page = 0; page < 12; page += 1)
        file.allows(`agent-${agent}`, `${site}/${'ab'.repeat(900)}${page}`)
    }
  })
  expect(took).toBeLessThan(1_000)
})

test('robots-parser comes to the same decisions on two thousand random files', () => {
  const random = seeded(20261121)
  for (let round = 0; round < 2_000; round += 1) {
    const text = randomRobots(random)
    const address = `${site}/${randomText(random, ['a', 'b', '/', '$', '?', 'é'])}`
    const agent = pick(random, ['a', 'b', 'c'])
    const decision = robotsFile(answer({ status: 200, body: text })).allows(agent, address)
    const expected = robotsParser(`${site}/robots.txt`, text).isAllowed(address, agent) ?? true
    expect(decision.allowed, `${agent} at ${address}:\n${text}`).toBe(expected)
  }
})

/** Ends with a rule: RFC 9309 knows groups without rules, that parser does not. */
function randomRobots(random: () => number): string {
  const lines = Array.from({ length: 8 }, () =>
    random() < 0.3
      ? `User-agent: ${pick(random, ['a', 'b', '*'])}`
      : `${pick(random, ['Allow', 'Disallow'])}: /${randomText(random, ['a', 'b', '/', '*', '', 'é'])}${pick(random, ['', '$'])}`,
  )
  return [...lines, 'Disallow: /c'].join('\n')
}

function randomText(random: () => number, letters: readonly string[]): string {
  return Array.from({ length: 4 }, () => pick(random, letters)).join('')
}

function pick<Item>(random: () => number, items: ArrayLike<Item>): Item {
  return items[Math.floor(random() * items.length)] as Item
}

/** Mulberry32: the same files at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
