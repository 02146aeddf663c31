import styles from '../forms/feedback.css?inline'

export { FooterForm } from './FooterForm.tsx'

/** Styles of the form's messages, which pages with this form do not load at first. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)
