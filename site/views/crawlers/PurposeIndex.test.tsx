import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { crawlers } from '#contracts/crawlers.ts'
import { PurposeIndex } from './PurposeIndex.tsx'

test('each crawler has a disc, a full one only where its operator says that it obeys, and those come first', () => {
  const own = crawlers.filter(({ purpose }) => purpose === 'user-action')
  const drawn = renderToStaticMarkup(
    <PurposeIndex
      rows={[{ id: 'user-action', name: 'On request', crawlers: own, effect: 'Unread' }]}
      heads={{
        purpose: 'Purpose',
        count: 'Crawlers',
        promise: 'Promise',
        effect: 'Effect',
        refused: 'Refused',
      }}
      caption="Discs"
    />,
  )
  const discs = [...drawn.matchAll(/degree degree-(\w+)/g)].map(([, of]) => of)
  const obeying = own.filter(({ respectsRobots }) => respectsRobots === 'yes').length
  expect(discs).toHaveLength(own.length)
  expect(obeying).toBeGreaterThan(0)
  expect(discs.slice(0, obeying)).toEqual(Array.from({ length: obeying }, () => 'yes'))
  expect(discs.slice(obeying)).not.toContain('yes')
})
