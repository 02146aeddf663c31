import './ServicePath.css'
import { Inline } from '../../content/inline.tsx'
import type { ServicesWords } from './words.ts'

type Words = Pick<ServicesWords['choosing'], 'on' | 'end' | 'rows'>

/** One line of questions: each leads on to the next, or off to the service whose mark it has. */
export function ServicePath({ on, end, rows }: Words) {
  return (
    <ol className="service-path">
      {rows.map(({ question, off, service, advice }, index) => (
        <li key={question}>
          <h3>{question}</h3>
          <p className="path-off mono">
            <span>{off}</span>
          </p>
          <div className="path-end">
            <p>
              <Inline text={service} />
            </p>
            <p>{advice}</p>
          </div>
          {index < rows.length - 1 ? (
            <p className="path-on mono">{on}</p>
          ) : (
            <>
              <p className="path-on mono">{end.answer}</p>
              <p className="path-last">{end.text}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
