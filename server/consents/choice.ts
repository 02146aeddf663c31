import {
  type AiConsent,
  acceptedAll,
  aiModels,
  type ConsentAction,
  type ConsentChoice,
  citationPreferences,
  consentActions,
  dataRetentions,
  rejectedAll,
} from '#contracts/consent.ts'

/** The button that was pressed, and the choice it stands for. */
interface PostedChoice {
  readonly action: ConsentAction
  readonly choice: ConsentChoice
}

/** Reads the form of the banner or of the page of choices; null when no known button was pressed. */
export function postedChoice(form: URLSearchParams): PostedChoice | null {
  const action = consentActions.find(known => known === form.get('choice'))
  return action ? { action, choice: choices[action](form) } : null
}

const choices: Readonly<Record<ConsentAction, (form: URLSearchParams) => ConsentChoice>> = {
  accept: () => acceptedAll,
  reject: () => rejectedAll,
  save: form => ({
    preferences: {
      necessary: true,
      analytics: form.has('analytics'),
      marketing: form.has('marketing'),
    },
    ai: aiChoice(form),
  }),
}

/** A detail counts only if its permission is given: models with training, attribution with citation. */
function aiChoice(form: URLSearchParams): AiConsent {
  const allowTraining = form.has('training')
  const allowCitation = form.has('citation')
  const attribution = citationPreferences.find(known => known === form.get('attribution')) ?? 'full'
  return {
    allowTraining,
    allowCitation,
    allowDataCollection: form.has('collection'),
    preferredModels: allowTraining ? aiModels.filter(model => form.getAll('models').includes(model)) : [],
    citationPreference: allowCitation ? attribution : 'none',
    dataRetention: dataRetentions.find(known => known === form.get('retention')) ?? '1year',
  }
}
