/** Replaces the picture by the player of a provider, once someone has asked to see the film. */
document.addEventListener('click', event => {
  if (!(event.target instanceof Element)) return
  const stage = event.target.closest('[data-play]')?.parentElement
  const player = stage?.querySelector('template')?.content.cloneNode(true)
  if (!stage || !player) return
  event.preventDefault()
  stage.replaceChildren(player)
  stage.querySelector<HTMLElement>('iframe')?.focus()
})

export {}
