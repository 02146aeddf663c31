import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PeriodsScene } from './PeriodsScene.tsx'

test('a bar is as long as what it stands for is kept, on a ruler of whole years', () => {
  const [wide = ''] = renderToStaticMarkup(
    <PeriodsScene
      words={{ alternative: 'Two periods', caption: 'A ruler of years' }}
      rows={[
        { name: 'A report', written: '12 months', end: 365.25 },
        { name: 'A proof', written: '42 months', end: 3.5 * 365.25 },
      ]}
      language="en"
    />,
  ).split('</svg>')
  expect([...wide.matchAll(/timeline-bar" d="M380 0H(\d+)"/g)].map(([, end]) => Number(end))).toEqual([
    505, 818,
  ])
  expect(wide).toContain('>4 years</text>')
})
