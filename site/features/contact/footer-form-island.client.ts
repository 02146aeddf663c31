import { adoptFeedback } from '../forms/feedback-sheet.client.ts'

/** The footer form in a browser, with the styles that its pages came without. */
adoptFeedback()

export { FooterForm } from './FooterForm.tsx'
