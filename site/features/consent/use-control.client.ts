import { answer } from './answer.client.ts'

/**
 * The action of a control of consent: a button answers, a link opens the banner or its details. `apply`
 * applies the stored choice to the page.
 *
 * @throws when that fails: the control then leads to the page of choices.
 */
export async function useControl(control: HTMLElement, apply: () => void): Promise<void> {
  const banner = document.querySelector<HTMLElement>('.consent')
  if (!banner) throw new Error('The page has no banner.')
  if (control instanceof HTMLButtonElement && control.form)
    await answer({ form: control.form, button: control, banner, apply })
  else if (control instanceof HTMLAnchorElement && control.matches('.consent-more'))
    await (await import('./choices.client.ts')).openChoices(banner, control.href)
  else askAgain(banner)
}

function askAgain(banner: HTMLElement): void {
  if (document.querySelector('main .choices')) throw new Error('The page asks already.')
  banner.dataset['again'] = ''
  document.documentElement.dataset['consent'] = 'asked'
  banner.querySelector<HTMLElement>('h2')?.focus()
}
