/** `?url=` in the address of the page fills in the form's first field, unless something is typed there. */
const field = document.querySelector<HTMLInputElement>('#audit-url')
const url = new URLSearchParams(location.search).get('url')
if (field && url && field.value === '') field.value = url

export {}
