/**
 * A chapter starts the film at its beginning, and so does the button that covers the player at first. Without
 * JavaScript, or for a provider's film, it links to its part of the transcript.
 */
document.addEventListener('click', event => {
  if (!(event.target instanceof Element)) return
  const chapter = event.target.closest<HTMLElement>('[data-seek]')
  const film = document.querySelector<HTMLVideoElement>('.video video')
  if (!chapter || !film) return
  event.preventDefault()
  film.parentElement?.querySelector('.video-start')?.remove()
  film.currentTime = Number(chapter.dataset['seek'])
  film.focus()
  film.play().catch(ignoreRefusal)
})

/** The player itself shows why a film cannot be played; a second click ends the attempt of the first. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DOMException)) throw error
}

export {}
