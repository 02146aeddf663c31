import { expect, test } from 'vitest'
import { acceptedAll, aiModels, rejectedAll } from '#contracts/consent.ts'
import { postedChoice } from './choice.ts'

function posted(query: string) {
  return postedChoice(new URLSearchParams(query))
}

test('accept and reject apply to everything, whatever else is in the form', () => {
  expect(posted('choice=accept')).toEqual({ action: 'accept', choice: acceptedAll })
  expect(posted('choice=reject&analytics=on&training=on')).toEqual({ action: 'reject', choice: rejectedAll })
})

test('accepting all allows every use and every model, with full attribution', () => {
  const { preferences, ai } = acceptedAll
  expect(preferences).toEqual({ necessary: true, analytics: true, marketing: true })
  expect(ai).toMatchObject({ allowTraining: true, allowCitation: true, allowDataCollection: true })
  expect(ai).toMatchObject({ preferredModels: aiModels, citationPreference: 'full' })
})

test('rejecting all allows only what is necessary', () => {
  const { preferences, ai } = rejectedAll
  expect(preferences).toEqual({ necessary: true, analytics: false, marketing: false })
  expect(ai).toMatchObject({ allowTraining: false, allowCitation: false, allowDataCollection: false })
  expect(ai).toMatchObject({ preferredModels: [], citationPreference: 'none' })
})

test('saving keeps what was chosen, and necessary is always on', () => {
  const form =
    'choice=save&analytics=on&training=on&models=gpt&models=mistral&citation=on&attribution=partial&retention=6months'
  expect(posted(form)?.choice).toEqual({
    preferences: { necessary: true, analytics: true, marketing: false },
    ai: {
      allowTraining: true,
      allowCitation: true,
      allowDataCollection: false,
      preferredModels: ['gpt', 'mistral'],
      citationPreference: 'partial',
      dataRetention: '6months',
    },
  })
})

test('models count only with training, attribution only with citation', () => {
  const { ai } = posted('choice=save&models=gpt&attribution=full')?.choice ?? {}
  expect(ai).toMatchObject({ preferredModels: [], citationPreference: 'none' })
})

test('unknown values are left out', () => {
  const form = 'choice=save&training=on&models=hal&citation=on&attribution=all&retention=forever'
  expect(posted(form)?.choice.ai).toMatchObject({
    preferredModels: [],
    citationPreference: 'full',
    dataRetention: '1year',
  })
})

test.each(['', 'choice=', 'choice=maybe'])('a form without a known button is not a choice: "%s"', query => {
  expect(posted(query)).toBeNull()
})
