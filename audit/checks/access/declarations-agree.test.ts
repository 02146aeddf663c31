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
