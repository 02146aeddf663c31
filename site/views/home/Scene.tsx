import './Scene.css'
import type { HomeWords } from './words.ts'

type Words = HomeWords['hero']['scene']

/**
 * An answer, the sentence that it quotes, and a thread to the source it credits; or, at the reader's
 * choice, the same answer with another source. CSS alone switches.
 */
export function Scene({ words }: { readonly words: Words }) {
  return (
    <figure className="scene">
      <div className="sheet">
        <div className="sheet-head">
          <p className="mono">
            {words.caption} <span>{words.note}</span>
          </p>
          <States words={words.states} />
        </div>
        <p className="sheet-question">{words.question}</p>
        <p className="sheet-answer">
          {words.before}
          <Call letter="a" /> <mark>{words.cited}</mark>
          <Call letter="b" /> {words.after}
          <Call letter="c" />
        </p>
      </div>
      <Slips words={words} />
    </figure>
  )
}

function States({ words }: { readonly words: Words['states'] }) {
  return (
    <fieldset data-markdown-ignore>
      <legend className="visually-hidden">{words.label}</legend>
      <label>
        <input type="radio" name="scene" defaultChecked /> {words.cited}
      </label>
      <label>
        <input className="absence" type="radio" name="scene" /> {words.absent}
      </label>
    </fieldset>
  )
}

/** The three sources of the answer; without GEO, a rival is the second and yours is left out. */
function Slips({ words: { slips, rival, citedTag, absentTag, absentPage } }: { readonly words: Words }) {
  const [first, yours, third] = slips
  return (
    <ol className="slips">
      <Slip tag="a" {...first} />
      <Slip tag={`b · ${citedTag}`} {...yours} state="cited" />
      <Slip tag="b" {...rival} state="rival" />
      <Slip tag="c" {...third} />
      <Slip tag={absentTag} site={yours.site} page={absentPage} state="absent" />
    </ol>
  )
}

interface SlipProps {
  readonly tag: string
  readonly site: string
  readonly page: string
  readonly state?: 'cited' | 'rival' | 'absent'
}

function Slip({ tag, site, page, state }: SlipProps) {
  return (
    <li className={state} data-markdown-ignore={state === 'rival' || state === 'absent' ? true : undefined}>
      <span className="mono">{tag}</span> <b>{site}</b> {page}
    </li>
  )
}

/** A mark of the drawing, which leads nowhere: a letter, where references have numbers. */
export function Call({ letter }: { readonly letter: string }) {
  return (
    <sup className="ref">
      <span>{letter}</span>
    </sup>
  )
}
