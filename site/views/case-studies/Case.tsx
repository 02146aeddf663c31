import '../../styles/night.css'
import '../../blocks/page/Tinted.css'
import './Case.css'
import type { Language } from '#contracts/languages.ts'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import { QuoteBlock } from '../../blocks/passages/QuoteBlock.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import { CaseChanges } from './CaseChanges.tsx'
import { CasePages } from './CasePages.tsx'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly id: string
  /** Of its section. */
  readonly number: number
  readonly study: CaseStudy
  readonly words: CaseStudiesWords['labels']
  readonly language: Language
}

/** A case: its problem, a page before and after, and each change at its mark or beside it; then what to expect of them. */
export function Case({ id, number, study, words, language }: Props) {
  const { challenge, solution, work, names, results, testimonial, limits } = study
  const changed = (
    <>
      <h3>{words.work}</h3>
      <p className="case-solution">{solution}</p>
    </>
  )
  return (
    <section className="case" id={id}>
      <div className="case-picture inked">
        <p className="mono" data-markdown-ignore>
          § {number} {words.case}
        </p>
        <Title text={study.title} />
        <div className="case-problem">
          <h3>{words.challenge}</h3>
          <p>{challenge}</p>
        </div>
        {names ? (
          <>
            {changed}
            <CaseChanges study={study} names={names} />
          </>
        ) : (
          <>
            <CasePages study={study} words={words} />
            {changed}
            <ol className="case-work">
              {work.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      <div className="case-rest">
        <CaseFacts study={study} labels={words} />
        {study.imageUrl && <img src={study.imageUrl} alt="" loading="lazy" />}
        <div>
          <h3>{words.results}</h3>
          <p>{results}</p>
          {study.caseStudyUrl && (
            <p>
              <a href={study.caseStudyUrl}>{words.whole}</a>
            </p>
          )}
        </div>
        <div>
          <h3>{words.limits}</h3>
          <DashedList items={limits} />
        </div>
        <Fold summary={words.testimonial}>
          <QuoteBlock text={testimonial.quote} author={speakerOf(testimonial)} language={language} />
        </Fold>
      </div>
    </section>
  )
}

/** What is in brackets says what kind of case it is: apart from its name. */
function Title({ text }: { readonly text: string }) {
  const [name, kind] = text.split(/ (?=\()/u)
  return (
    <h2>
      {name} <span>{kind}</span>
    </h2>
  )
}

interface CaseFactsProps {
  readonly study: CaseStudy
  readonly labels: CaseStudiesWords['labels']
}

/** How many of its subjects a case shows. */
const tagsShown = 3

function CaseFacts({ study: { client, industry, duration, tags }, labels }: CaseFactsProps) {
  const facts = [
    { name: labels.client, value: client },
    { name: labels.industry, value: industry },
    { name: labels.duration, value: duration },
    { name: labels.tags, value: tags.slice(0, tagsShown).join(', ') },
  ]
  return (
    <dl className="case-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="mono">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A role and a kind of company, after the name of those who allow it to be shown. */
function speakerOf({ author, role }: CaseStudy['testimonial']): string {
  return author ? `${author}, ${role}` : role
}
