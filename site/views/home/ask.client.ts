/** What checks an address and names it in the answer comes with the first use of a form. */
const use = () => import('./ask-use.client.ts')

for (const form of document.querySelectorAll<HTMLFormElement>('.ask')) {
  // The sentences of the browser may be in another language than the page.
  form.noValidate = true
  form.addEventListener('input', use, { once: true })
  form.addEventListener('submit', event => {
    event.preventDefault()
    use().then(
      ({ isSaidWrong }) => isSaidWrong(form) || form.submit(),
      () => form.submit(),
    )
  })
}

// A browser that goes back fills in what had been typed.
if (document.querySelector<HTMLInputElement>('.ask input')?.value) void use()

export {}
