import '../../messages/one-thing.css'
import type { Language } from '#contracts/languages.ts'
import type { Watch } from '#contracts/watched-sites.ts'
import { writtenDay } from '#language/dates.ts'
import { fill } from '../../../content/wording.ts'
import type { ReportWords } from '../words.ts'

type WatchWords = ReportWords['watch']

interface WatchPageProps {
  readonly watch: Watch | 'sent' | null
  readonly words: WatchWords
  readonly language: Language
  readonly timeZone: string
}

/** What a reader who asks to be told of changes sees: open your mail, confirm, or end it. Only its buttons do so. */
export function WatchPage({ watch, words, language, timeZone }: WatchPageProps) {
  return (
    <div className="one-thing wrap">
      <p className="mono">{words.kicker}</p>
      <h1>{titleOf(watch, words)}</h1>
      <p className="one-thing-text">{textOf(watch, { words, language, timeZone })}</p>
      {watch === 'sent' && <p>{words.sent.again}</p>}
      {watch && watch !== 'sent' && (
        // To the address of this page, which holds the key of its reader.
        <form className="one-thing-actions" method="post">
          {!watch.isConfirmed && (
            <button className="button" type="submit" name="action" value="confirm">
              {words.asked.confirm}
            </button>
          )}
          <button className="button button-line" type="submit" name="action" value="end">
            {watch.isConfirmed ? words.confirmed.end : words.asked.refuse}
          </button>
        </form>
      )}
    </div>
  )
}

export function titleOf(watch: WatchPageProps['watch'], words: WatchWords): string {
  if (watch === 'sent') return words.sent.title
  if (!watch) return words.ended.title
  return fill(words[watch.isConfirmed ? 'confirmed' : 'asked'].title, { site: new URL(watch.site).hostname })
}

function textOf(
  watch: WatchPageProps['watch'],
  { words, language, timeZone }: Omit<WatchPageProps, 'watch'>,
): string {
  if (watch === 'sent') return words.sent.text
  if (!watch) return words.ended.text
  if (!watch.isConfirmed) return words.asked.text
  return fill(words.confirmed.text, { date: writtenDay(watch.keptUntil, language, timeZone) })
}
