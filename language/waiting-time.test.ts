import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [1, 'dans 1\u00a0minute', 'in 1 minute'],
  [61, 'dans 2\u00a0minutes', 'in 2 minutes'],
  [3_600, 'dans 60\u00a0minutes', 'in 60 minutes'],
  [5_401, 'dans 2\u00a0heures', 'in 2 hours'],
  [86_400, 'dans 24\u00a0heures', 'in 24 hours'],
])('a wait of %i s is given in whole minutes or hours, and never too short', (seconds, fr, en) => {
  expect([waitingTime(seconds, 'fr'), waitingTime(seconds, 'en')]).toEqual([fr, en])
})
