import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardSize } from './card.ts'
import { drawCard } from './draw.tsx'

const words = {
  name: 'Ibid.',
  page: 'Définition du GEO',
  heading: 'GEO : Generative Engine Optimization',
  passage: 'Le GEO réunit les méthodes qui font citer une marque ; en voici la définition.',
  address: 'ibid.example/definition-generative-engine-optimization',
}

test('the same text gives the same picture, byte for byte', async () => {
  const [first, second] = [await drawCard(words), await drawCard(words)]
  expect(first.equals(second)).toBe(true)
  expect((await drawCard({ ...words, page: null })).equals(first)).toBe(false)
})

test('a card has its declared size', async () => {
  expect(await sharp(await drawCard(words)).metadata()).toMatchObject({ ...cardSize, format: 'png' })
})

test('a narrow no-break space is set as a no-break space, which our fonts have', async () => {
  const narrow = await drawCard({ ...words, heading: 'Faut-il choisir\u202f?' })
  const wide = await drawCard({ ...words, heading: 'Faut-il choisir\u00a0?' })
  expect(narrow.equals(wide)).toBe(true)
})
