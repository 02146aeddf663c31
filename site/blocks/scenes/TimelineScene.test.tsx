import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimelineScene } from './TimelineScene.tsx'

const words = { alternative: 'Three phases', caption: 'A ruler of weeks', week: 'week {week}' }

test('a phase begins where the one before ends, and the last has no end to receive something at', () => {
  const [wide = ''] = renderToStaticMarkup(
    <TimelineScene
      words={words}
      phases={[
        { title: 'Plan', start: 0, end: 4, received: 'a plan' },
        { title: 'Write', start: 4, end: 12, received: 'pages' },
        { title: 'Watch', start: 12, received: 'a report' },
      ]}
    />,
  ).split('</svg>')
  const bars = [...wide.matchAll(/class="(timeline-\w+)" d="M(\d+) 0H(\d+)"/g)]
  expect(bars.map(([, kind, start, end]) => [kind, Number(start), Number(end)])).toEqual([
    ['timeline-bar', 270, 426],
    ['timeline-bar', 426, 738],
    ['timeline-open', 738, 1050],
  ])
  expect(wide.match(/drawn-mark/g)).toHaveLength(2)
  // In weeks 8, 12, 16 and 20.
  expect([...wide.matchAll(/timeline-audit" cx="(\d+)"/g)].map(([, x]) => Number(x))).toEqual([
    582, 738, 894, 1050,
  ])
  // Each number is under its line: the last, with the unit before it, ends a digit after.
  expect(
    [...wide.matchAll(/drawn-mono" x="(\d+)"[^>]*>([^<]+)/g)].map(([, x, text]) => [Number(x), text]),
  ).toEqual([
    [270, '0'],
    [426, '4'],
    [738, '12'],
    [1058, 'week 20'],
  ])
})
