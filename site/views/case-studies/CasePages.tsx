import './CasePages.css'
import { Skipped } from '../../blocks/passages/RobotSheet.tsx'
import { Paragraph } from '../../content/inline.tsx'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import type { CaseStudiesWords } from './words.ts'

interface Props {
  readonly study: Pick<CaseStudy, 'passage' | 'work'>
  readonly words: Pick<CaseStudiesWords['labels'], 'before' | 'after'>
}

/** A page as a crawler reads it, before and after: holes that are closed, and the sentence that is rewritten. */
export function CasePages({ study: { passage, work }, words }: Props) {
  return (
    <figure className="case-pages">
      <figcaption className="mono">{passage.label}</figcaption>
      <p className="case-row is-head mono" data-markdown-ignore>
        <span>{words.before}</span> <span>{words.after}</span>
      </p>
      <ol>
        {work.map(({ text, found }) => (
          <li key={text} className={found ? 'case-row' : 'case-row is-passage'}>
            <div>
              {found ? (
                <Skipped>{found.before}</Skipped>
              ) : (
                <del>
                  <Paragraph text={passage.before} />
                </del>
              )}
            </div>
            <div>
              <Paragraph text={found ? found.after : passage.after} />
            </div>
          </li>
        ))}
      </ol>
    </figure>
  )
}
