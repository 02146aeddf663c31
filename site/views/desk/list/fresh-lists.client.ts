import { QueryClient, QueryObserver } from '@tanstack/query-core'

/** The constants of the specification, "Query cache". In milliseconds. */
const fresh = 5 * 60_000
const kept = 10 * 60_000

interface Lists<Page> {
  readonly address: string
  /** The page as the server drew it when it was opened. */
  readonly drawn: Page
  readonly read: (address: string, signal: AbortSignal) => Promise<Page>
  readonly show: (page: Page) => void
  /** Called each time that the page could not be read, twice in a row. */
  readonly fail: () => void
}

/** Reads a page anew whenever what is shown is no longer fresh. Returns a function that stops it. */
export function freshLists<Page>({ address, drawn, read, show, fail }: Lists<Page>): () => void {
  const client = new QueryClient()
  client.mount()
  const observer = new QueryObserver<Page>(client, {
    queryKey: [address],
    queryFn: ({ signal }) => read(address, signal),
    initialData: drawn,
    staleTime: fresh,
    gcTime: kept,
    retry: 1,
    refetchOnWindowFocus: false,
    refetchInterval: fresh,
    // A page is not data whose parts could be compared.
    structuralSharing: false,
  })
  let shown = drawn
  const unsubscribe = observer.subscribe(({ data = shown, isRefetchError, isFetching }) => {
    if (data !== shown) show(data)
    else if (isRefetchError && !isFetching) fail()
    shown = data
  })
  return () => {
    unsubscribe()
    client.unmount()
  }
}
