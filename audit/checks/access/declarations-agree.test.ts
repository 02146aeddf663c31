import { expect, test } from 'vitest'
import { madeExchange, madeSite, pageOf } from '../../testing/made-up.ts'
import { declarationsAgree } from './declarations-agree.ts'

const decide = (robots: string, llms: string | null = null) =>
  declarationsAgree.decide(
    madeSite([pageOf('')], {
      robots,
      llms: madeExchange('/llms.txt', llms === null ? { status: 404 } : { body: llms }),
    }),
  )

test('a site that declares nothing loses nothing', () => {
  expect(decide('User-agent: *\nAllow: /')).toMatchObject({ verdict: 'not-applicable', share: null })
})

test('refusing the use in answers while letting answer engines in is a contradiction', () => {
  const outcome = decide('User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /')
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]).toMatchObject({ where: 'robots.txt, line 2' })
})

test('refusing the use in answers and closing the site is none', () => {
  expect(decide('User-agent: *\nContent-Signal: ai-input=no\nDisallow: /').verdict).toBe('passed')
})

test('refusing training alone contradicts nothing', () => {
  expect(decide('User-agent: *\nContent-Signal: ai-train=no\nAllow: /').verdict).toBe('passed')
})

test('an llms.txt that is a web page is told apart from a real one', () => {
  expect(decide('', '<!doctype html><title>Home</title>').verdict).toBe('failed')
  expect(decide('', '# Atelier\n\n> Chimney sweeps.\n').verdict).toBe('passed')
})

test.each([
  ['another line of robots.txt', 'Content-Usage: train-ai=n', {}],
  ['the TDMRep file', '', { tdm: '[{"location":"/","tdm-reservation":1}]' }],
  ['a tag of a page', '', { head: '<meta name="tdm-reservation" content="1">' }],
  ['a header of a page', '', { headers: { 'content-usage': 'train-ai=n' } }],
])(
  'training allowed in robots.txt and refused in %s is a contradiction',
  (_place, line, { tdm, head, headers }: Refusal) => {
    const robots = `User-agent: *\nAllow: /\nContent-Signal: ai-train=yes\n${line}`
    const outcome = declarationsAgree.decide(
      madeSite(
        [
          pageOf('', {
            ...(head && { head }),
            ...(headers && { headers: { 'content-type': 'text/html', ...headers } }),
          }),
        ],
        {
          robots,
          ...(tdm && {
            declarations: { tdmRep: madeExchange('/.well-known/tdmrep.json', { body: tdm }) },
          }),
        },
      ),
    )
    expect(outcome.verdict).toBe('failed')
    expect(outcome.sentence.en).toContain('allowed in one place and refused in another')
    expect(outcome.evidence).toHaveLength(2)
  },
)

interface Refusal {
  readonly tdm?: string
  readonly head?: string
  readonly headers?: Readonly<Record<string, string>>
}

test('mining reserved in the file and free in a tag is a contradiction', () => {
  const tdmRep = madeExchange('/.well-known/tdmrep.json', { body: '[{"location":"/","tdm-reservation":1}]' })
  const page = pageOf('', { head: '<meta name="tdm-reservation" content="0">' })
  const outcome = declarationsAgree.decide(madeSite([page], { declarations: { tdmRep } }))
  expect(outcome.sentence.en).toContain('reserved in one place and free in another')
})

test('an llms.txt that leads to a page that is gone says which', () => {
  const outcome = declarationsAgree.decide(
    madeSite([pageOf(''), pageOf('', { path: '/gone', status: 404 })], {
      llms: madeExchange('/llms.txt', { body: '# Atelier\n\n- [Gone](/gone)\n' }),
    }),
  )
  expect(outcome.evidence[0]).toMatchObject({ where: '/llms.txt', quote: expect.stringContaining('/gone') })
})

test('an English llms.txt on a French site is a contradiction; a French one is none', () => {
  const english =
    'This is the list of the pages that we would like the engines to read, and to cite in an answer. '
  const french =
    'Voici la liste des pages que nous aimerions voir lues par les moteurs et citées dans une réponse. '
  const page = pageOf(
    '<main><p>Le bois sec brûle mieux que le bois vert, et il salit moins le conduit de la cheminée.</p></main>',
    { lang: 'fr' },
  )
  const verdict = (words: string) =>
    declarationsAgree.decide(
      madeSite([page], { llms: madeExchange('/llms.txt', { body: `# Atelier\n\n${words.repeat(3)}` }) }),
    ).verdict
  expect(verdict(english)).toBe('failed')
  expect(verdict(french)).toBe('passed')
})

test('what a group says of its own agents contradicts nothing that is said to all', () => {
  const robots =
    'User-agent: *\nContent-Signal: ai-train=yes\nAllow: /\n\nUser-agent: Bytespider\nContent-Signal: ai-train=no, search=no\nDisallow: /'
  expect(decide(robots).verdict).toBe('passed')
})
