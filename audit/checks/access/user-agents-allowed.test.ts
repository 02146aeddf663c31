import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { userAgentsAllowed } from './user-agents-allowed.ts'

const decide = (robots: string) => userAgentsAllowed.decide(madeSite([pageOf('<main></main>')], { robots }))

test('a site open to all passes', () => {
  expect(decide('User-agent: *\nAllow: /')).toMatchObject({ verdict: 'passed' })
})

test('each obedient agent that is closed out costs a third', () => {
  const outcome = decide('User-agent: Claude-User\nDisallow: /')
  expect(outcome.share).toBeCloseTo(2 / 3)
  expect(outcome.evidence).toHaveLength(1)
})

test('a rule about ChatGPT-User proves nothing, since it may not be obeyed', () => {
  expect(decide('User-agent: ChatGPT-User\nDisallow: /')).toMatchObject({ verdict: 'passed' })
})
