import { expect, test } from 'vitest'
import { filmNode } from './structured-data/film.ts'
import { placeOf } from './structured-data/place.ts'
import { serialized } from './structured-data.ts'

const site = new URL('https://ibid.example')
const place = placeOf({ url: new URL('/en/video-presentation-geo.html', site), site })

const shown = {
  heading: 'Understanding GEO',
  lead: 'A minute and a half.',
  player: { duration: '1:30' },
  transcript: {
    segments: [
      { start: 0, time: '0:00-0:15', title: 'The question moves', text: 'Your customers ask.' },
      { start: 15, time: '0:15-0:90', title: 'What to do', text: 'Be the source.' },
    ],
  },
}

test('a film of ours is described with its file, its chapters and its transcript', () => {
  const film = { platform: 'file', published: '2026-11-21', tags: ['GEO'] } as const
  expect(filmNode({ ...shown, film }, place)).toMatchObject({
    '@id': 'https://ibid.example/en/video-presentation-geo#film',
    contentUrl: expect.stringMatching(/^https:\/\/ibid\.example\/video\/.+\.mp4$/),
    thumbnailUrl: expect.stringMatching(/^https:\/\/ibid\.example\/video\/.+\.avif$/),
    uploadDate: '2026-11-21',
    keywords: ['GEO'],
    duration: 'PT1M30S',
    transcript: 'Your customers ask.\nBe the source.',
    hasPart: [
      { name: 'The question moves', startOffset: 0, endOffset: 15 },
      { name: 'What to do', startOffset: 15, endOffset: 90, url: `${place.address}#transcript-15` },
    ],
  })
})

test('a film of a provider is described with its player', () => {
  const film = { platform: 'vimeo', videoId: '123', published: '2026-11-21', tags: ['GEO'] } as const
  const node = filmNode({ ...shown, film }, place)
  expect(node).toMatchObject({ embedUrl: expect.stringContaining('player.vimeo.com/video/123') })
  expect(node).not.toHaveProperty('contentUrl')
})

test('nothing in a graph can end the script that contains it', () => {
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><script>' }],
  } as const
  expect(serialized(graph)).not.toContain('<')
  expect(JSON.parse(serialized(graph))).toEqual(graph)
})
