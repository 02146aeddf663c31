import './FirstFixes.css'
import { firstFixes, type Patch } from '#contracts/audit-report.ts'
import { effortWords } from '#contracts/report-words.ts'
import { counted } from '#language/counts.ts'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, Report } from '../report.ts'
import { pointsGained } from '../wording.ts'

type ReportFix = Report['fixes'][number]

/** The fixes to start with: why, where, gain, effort, and the text to copy. */
export function FirstFixes({ report, words, language }: PartProps) {
  const fixes = report.fixes.slice(0, firstFixes)
  return (
    <ReportPart id="fixes" heading={words.fixes.heading[headingFor(fixes.length)]}>
      {fixes.length === 0 && <p className="report-lead">{words.fixes.none}</p>}
      {fixes.map((fix, index) => (
        <article className={fix.patch ? 'fix grid' : 'fix is-unwritten grid'} key={fix.check}>
          <p className="fix-number" aria-hidden="true">
            {index + 1}
          </p>
          <div className="fix-text">
            <h3>
              <a href={`#finding-${fix.check}`}>{fix.title}</a>
            </h3>
            <p>{fix.action}</p>
            <FixFacts fix={fix} words={words} language={language} />
            {!fix.patch && <p className="fix-written">{words.fixes.written}</p>}
          </div>
          {fix.patch && (
            <div className="fix-patch">
              <PatchBlock patch={fix.patch} number={index + 1} words={words} />
            </div>
          )}
        </article>
      ))}
    </ReportPart>
  )
}

export function FixFacts({ fix, words, language }: { readonly fix: ReportFix } & Omit<PartProps, 'report'>) {
  const { points, effort, pages } = fix
  return (
    <p className="fix-facts mono">
      <span>{pointsGained(points, words, language)}</span> <span>{effortWords[effort][language]}</span>{' '}
      <span>
        {pages.length === 0
          ? words.fixes.wholeSite
          : fill(counted(words.fixes.pages, pages.length, language), { count: pages.length })}
      </span>
    </p>
  )
}

function headingFor(count: number) {
  if (count === 0) return 'none'
  if (count === 1) return 'one'
  return count === 3 ? 'three' : 'many'
}

interface PatchBlockProps extends Pick<PartProps, 'words'> {
  readonly patch: Patch
  readonly number: number
}

/** A text to copy: removed text is struck through, new text is highlighted. Only the new text is copied. */
function PatchBlock({ patch, number, words }: PatchBlockProps) {
  return (
    <>
      <div className="patch-head">
        <span className="mono" translate="no">
          {patch.place}
        </span>
        <button
          type="button"
          className="button button-line"
          data-needs-script
          data-copy={`patch-${number}`}
          data-done={words.actions.copied}
        >
          {words.actions.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="patch" tabIndex={0} aria-label={fill(words.fixes.patch, { number })}>
        <pre translate="no">
          {patch.removed && (
            <>
              <del>{patch.removed}</del>
              {'\n'}
            </>
          )}
          <ins id={`patch-${number}`}>{patch.added}</ins>
        </pre>
      </section>
    </>
  )
}
