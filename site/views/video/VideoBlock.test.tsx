import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { filmFiles } from '../../film/film.ts'
import { VideoBlock } from './VideoBlock.tsx'

const labels = { play: 'Play', chapters: 'Chapters', transcript: 'Transcript', show: 'Show', hide: 'Hide' }
const inDark = '(prefers-color-scheme: dark)'

test.each(languages)(
  'a dark page shows the dark film and its picture, any other the light one (%s)',
  language => {
    const page = renderToStaticMarkup(
      <VideoBlock
        id="film"
        language={language}
        title="GEO in 90 seconds"
        duration="1:30"
        film={{ platform: 'file' }}
        question="Is your brand in it?"
        sites={['directory.example', 'register.example', 'brand.example']}
        section="Transcript"
        segments={[{ start: 0, time: '0:00–0:15', title: 'The question', text: 'Is your brand in it?' }]}
        labels={labels}
      />,
    )
    const { light, dark } = { light: filmFiles(language, 'light'), dark: filmFiles(language, 'dark') }
    const sources = [...page.matchAll(/<source (?:src|srcSet)="([^"]+)"[^>]*?(?:media="([^"]+)")?\/>/g)]
    expect(sources.map(([, file, media]) => [file, media])).toEqual([
      // On a phone, a drawing stands for it.
      [expect.stringMatching(/^data:/), '(width &lt; 40rem)'],
      [dark.poster, inDark],
      [dark.av1, inDark],
      [dark.h264, inDark],
      [light.av1, undefined],
      [light.h264, undefined],
    ])
    expect(page).toContain(`<img src="${light.poster}"`)
    // It would hide the picture behind it.
    expect(page).toMatch(/<video [^>]*poster="data:/)
    expect(Object.values(dark)).not.toEqual(Object.values(light))
  },
)
