import { expect, test } from 'vitest'
import { playerAddress, policyOf, watchAddress } from './film.ts'

test('a YouTube film is shown in its frame without cookies', () => {
  const film = { platform: 'youtube', videoId: 'dQw4w9WgXcQ' } as const
  expect(playerAddress(film)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0')
  expect(watchAddress(film)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
})

test('a Vimeo film is shown in its frame, which is asked not to track', () => {
  const film = { platform: 'vimeo', videoId: '76979871' } as const
  expect(playerAddress(film)).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
  expect(watchAddress(film)).toBe('https://vimeo.com/76979871')
})

test('a page with a film of ours allows its own media', () => {
  expect(policyOf({ platform: 'file' })).toBe("media-src 'self'")
})

test.each(['youtube', 'vimeo'] as const)('a page with a %s film allows the frame that it loads', platform => {
  const film = { platform, videoId: 'x' } as const
  expect(policyOf(film)).toBe(`frame-src ${new URL(playerAddress(film)).origin}`)
})

test('an invalid name cannot change the address of its provider', () => {
  const { hostname, pathname } = new URL(playerAddress({ platform: 'youtube', videoId: '../../evil?x=' }))
  expect(hostname).toBe('www.youtube-nocookie.com')
  expect(pathname.startsWith('/embed/')).toBe(true)
})
