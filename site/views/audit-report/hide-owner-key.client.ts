/** People copy the address bar to share a report: the key of the owner must not be in it. */
if (new URLSearchParams(location.search).has('owner'))
  history.replaceState(null, '', location.pathname + location.hash)
