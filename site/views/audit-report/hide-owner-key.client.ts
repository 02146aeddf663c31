/** What is copied from the address bar is for sharing, and the key of the owner is not. */
if (new URLSearchParams(location.search).has('owner'))
  history.replaceState(null, '', location.pathname + location.hash)
