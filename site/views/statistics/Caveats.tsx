import './Caveats.css'
import { Fold } from '../../blocks/lists/Fold.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import type { Figure } from './citation.ts'
import { FigureOrigin, FigureScope } from './FigureFacts.tsx'
import { LevelKey, LevelSign } from './LevelSign.tsx'
import type { StatisticsProps } from './words.ts'

interface ClaimsProps {
  readonly words: StatisticsProps['claims']
  readonly levels: PageContext['labels']['confidence']
  /** Unfolds the rest on a phone. */
  readonly more: string
}

/** The claims of the agency without a source, each with what has been measured instead. */
export function Claims({ words: { text, figures }, levels, more }: ClaimsProps) {
  const rest = figures.slice(claimsShown)
  return (
    <>
      <p>{text}</p>
      <Claimed figures={figures.slice(0, claimsShown)} levels={levels} />
      {rest.length > 0 && (
        <Fold summary={fill(more, { count: rest.length })} isOnPhones>
          <Claimed figures={rest} levels={levels} />
        </Fold>
      )}
    </>
  )
}

/** How many a phone shows at once. */
const claimsShown = 3

function Claimed({ figures, levels }: Pick<ClaimsProps, 'levels'> & { readonly figures: readonly Figure[] }) {
  return (
    <dl className="misreadings claims">
      {figures.map(({ id, statistic, description, note = '', confidence }) => (
        <div key={id} id={id}>
          <dt>
            <s>{statistic}</s> {description} <LevelSign level={confidence} name={levels[confidence]} />
          </dt>
          <dd>
            <Inline text={note} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ContradictionsProps {
  readonly words: StatisticsProps['contradictions']
  readonly copy: string
  readonly context: PageContext
}

/** Contradictory measurements side by side, and our conclusion; after the first, a phone unfolds them. */
export function Contradictions({ words, ...shared }: ContradictionsProps) {
  return (
    <>
      <p>{words.text}</p>
      <LevelKey text={words.key} />
      {words.pairs.map(({ id, title, fold, left, right, reading }, index) => (
        <section key={id} className="contradiction" aria-labelledby={`${id}-title`}>
          <h3 id={`${id}-title`}>{title}</h3>
          <p className="reading">
            <b>{words.labels.reading}</b> <Inline text={reading} />
          </p>
          {index === 0 ? (
            <Sides left={left} right={right} against={words.labels.against} {...shared} />
          ) : (
            <Fold summary={fold} isOnPhones>
              <Sides left={left} right={right} against={words.labels.against} {...shared} />
            </Fold>
          )}
        </section>
      ))}
    </>
  )
}

interface SidesProps extends Omit<SideProps, 'figures'> {
  readonly left: readonly Figure[]
  readonly right: readonly Figure[]
  readonly against: string
}

function Sides({ left, right, against, ...shared }: SidesProps) {
  return (
    <>
      <Side figures={left} {...shared} />
      <p className="against mono">{against}</p>
      <Side figures={right} {...shared} />
    </>
  )
}

interface SideProps extends Omit<ContradictionsProps, 'words'> {
  readonly figures: readonly Figure[]
}

function Side({ figures, copy, context }: SideProps) {
  return (
    <div className="side">
      {figures.map(figure => (
        <div key={figure.id} id={figure.id}>
          <p className="side-figure">{figure.statistic}</p>
          <p>
            <Inline text={figure.description} />
          </p>
          <FigureScope {...figure} />
          <FigureOrigin figure={figure} copy={copy} context={context} />
        </div>
      ))}
    </div>
  )
}

export function Misreadings({ words }: { readonly words: StatisticsProps['misreadings'] }) {
  const rest = words.items.slice(firstClaims)
  return (
    <>
      <p>{words.text}</p>
      <Misread items={words.items.slice(0, firstClaims)} />
      <Fold summary={fill(words.more, { count: rest.length })} isOnPhones>
        <Misread items={rest} />
      </Fold>
    </>
  )
}

/** As many as a phone shows at once. */
const firstClaims = 4

function Misread({ items }: Pick<StatisticsProps['misreadings'], 'items'>) {
  return (
    <dl className="misreadings">
      {items.map(({ claim, answer }) => (
        <div key={claim}>
          <dt>{claim}</dt>
          <dd>
            <Inline text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
