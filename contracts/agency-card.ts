/** What a mail says of who sends it: a part of `content/agency.yaml`, as it was when the site was built. */
export interface AgencyCard {
  readonly name: string
  readonly domain: string
  readonly mailboxes: { readonly contact: string; readonly audit: string }
}

/** Reads it from the content that the site was built of. */
export type ReadAgency = () => Promise<AgencyCard>
