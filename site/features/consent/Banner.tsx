import './Banner.css'
import { consentPaths } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { Paragraph } from '../../content/inline.tsx'
import type { ConsentLabels } from './labels.ts'

interface Props {
  readonly language: Language
  readonly words: ConsentLabels['banner']
}

/**
 * Asks for consent, at the top of every page. `reveal.ts` shows it while there is no valid choice. Its
 * buttons belong to a form that the server answers, so that a click before `consent.client.ts` has loaded
 * counts as well.
 */
export function Banner({ language, words }: Props) {
  return (
    <>
      <section className="consent" aria-labelledby="consent-title">
        <form className="consent-ask wrap" method="post" action={consentPaths[language]}>
          <div>
            <h2 id="consent-title" tabIndex={-1}>
              {words.title}
            </h2>
            <p className="consent-gpc">{words.gpc}</p>
            <Paragraph text={words.text} />
          </div>{' '}
          <a className="consent-more" href={consentPaths[language]}>
            {words.customise}
          </a>
          <div className="consent-buttons">
            <button className="button button-line" type="submit" name="choice" value="reject">
              {words.reject}
            </button>
            <button className="button button-line" type="submit" name="choice" value="accept">
              {words.accept}
            </button>
          </div>
        </form>
      </section>
      <p
        className="consent-said"
        role="status"
        tabIndex={-1}
        data-saved={words.saved}
        data-failed={words.failed}
      />
    </>
  )
}
