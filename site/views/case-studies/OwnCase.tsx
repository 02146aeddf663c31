import '../../styles/night.css'
import '../../blocks/page/Tinted.css'
import './Case.css'
import './OwnCase.css'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { figure } from '#language/numbers.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { fill } from '../../content/wording.ts'
import { CaseHead } from './Case.tsx'
import { FirstChange, OtherChanges } from './CaseChanges.tsx'
import type { OwnFigures } from './own-site.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly id: string
  readonly words: CaseStudiesWords
  readonly figures: OwnFigures
  readonly language: Language
}

/** The one case that is true: a page of this site, with what was measured of it before and after. */
export function OwnCase({ id, words: { own, labels }, figures, language }: Props) {
  const said = inWords(figures, language)
  const study = {
    ...own,
    challenge: fill(own.challenge, said),
    passage: { ...own.passage, label: fill(own.passage.label, said) },
  }
  return (
    <section className="case is-own" id={id}>
      <div className="case-picture inked">
        <CaseHead number={1} study={study} words={labels}>
          <Shorter words={own.words} figures={figures} said={said} />
        </CaseHead>
        <figure className="case-changes">
          <figcaption className="mono">{study.passage.label}</figcaption>
          <div className="case-row is-head mono">
            <p data-markdown-ignore>{labels.before}</p>
            <p data-markdown-ignore>{labels.after}</p>
            <h3>{own.changed}</h3>
          </div>
          <FirstChange study={study} />
          <Fold summary={own.others} isOnPhones>
            <OtherChanges study={study} />
          </Fold>
        </figure>
      </div>
      <div className="case-end">
        <div>
          <h3>{own.score.heading}</h3>
          <SameScore points={figures.points} said={fill(own.score.both, said)} />
          <p>{fill(own.score.text, said)}</p>
        </div>
        <div>
          <h3>{labels.limits}</h3>
          <DashedList items={own.limits.map(limit => fill(limit, said))} />
        </div>
      </div>
    </section>
  )
}

type Said = Readonly<Record<keyof OwnFigures | 'cut', string>>

function inWords(figures: OwnFigures, language: Language): Said {
  const { from, to, before, after, faqBefore, faqAfter, points, pages, rubric } = figures
  return {
    from: writtenDate(from, language),
    to: writtenDate(to, language),
    before: figure(before, language),
    after: figure(after, language),
    cut: figure(before - after, language),
    faqBefore: figure(faqBefore, language),
    faqAfter: figure(faqAfter, language),
    points: String(points),
    pages: String(pages),
    rubric,
  }
}

interface ShorterProps extends Pick<Props, 'figures'> {
  readonly words: CaseStudiesWords['own']['words']
  readonly said: Said
}

/** Both lengths of the page as bars on one scale: what was cut is the empty end of the second. */
function Shorter({ words, figures: { before, after }, said }: ShorterProps) {
  return (
    <div className="own-words">
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <dl>
        <div>
          <dt className="mono">{said.from}</dt>
          <dd>{fill(words.unit, { count: said.before })}</dd>
          <Bar share={1} />
        </div>
        <div className="is-after">
          <dt className="mono">{said.to}</dt>
          <dd>{fill(words.unit, { count: said.after })}</dd>
          <Bar share={after / before} cut={fill(words.unit, { count: `−${said.cut}` })} />
        </div>
      </dl>
    </div>
  )
}

interface BarProps {
  readonly share: number
  /** What is missing from the whole. */
  readonly cut?: string
}

function Bar({ share, cut }: BarProps) {
  return (
    <dd data-markdown-ignore aria-hidden="true">
      <svg aria-hidden="true">
        {cut && (
          <>
            <rect className="own-cut" width="100%" height="100%" />
            <text x="100%" dx="-12" y="50%">
              {cut}
            </text>
          </>
        )}
        <rect className="own-kept" width={`${(100 * share).toFixed(2)}%`} height="100%" />
      </svg>
    </dd>
  )
}

/** Two scores that are one mark of the ruler. */
function SameScore({ points, said }: { readonly points: number; readonly said: string }) {
  return (
    <div className="own-score">
      <p>{said}</p>
      <svg className="mono" aria-hidden="true" data-markdown-ignore>
        <line y1="14" y2="14" x2="100%" />
        {tens.map(ten => (
          <line key={ten} x1={`${ten}%`} x2={`${ten}%`} y1={ten % 50 === 0 ? 4 : 9} y2="14" />
        ))}
        <circle cx={`${points}%`} cy="14" r="7" />
        <text y="34">0</text>
        <text x="100%" y="34">
          100
        </text>
      </svg>
    </div>
  )
}

const tens = Array.from({ length: 11 }, (_ten, index) => index * 10)
