/** What a letter says of who writes it: a part of `content/agency.yaml`, as it was when the site was built. */
export interface AgencyCard {
  readonly name: string
  readonly domain: string
  readonly mailboxes: { readonly contact: string; readonly audit: string }
}

/** The built module `dist/server/entry.mjs` exports one function of this type, under the name `readAgency`. */
export type ReadAgency = () => Promise<AgencyCard>
