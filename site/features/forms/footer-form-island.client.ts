import styles from '../forms/feedback.css?inline'

export { FooterForm } from './FooterForm.tsx'

/** What the form needs to say something back, which the pages that have it at their foot come without. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)
