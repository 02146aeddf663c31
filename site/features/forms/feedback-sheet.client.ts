import styles from './feedback.css?inline'

const sheet = new CSSStyleSheet()

/** Adds what a form needs to say something back to a page that came without. */
export function adoptFeedback(): void {
  sheet.replaceSync(styles)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
