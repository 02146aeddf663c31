-- Sites that are read again and again, and who is told what has changed.
create table watched_sites (
  id uuid primary key default gen_random_uuid(),
  -- Whom the agency watches it for; null for a site that readers of a report asked to be told about.
  client text check (char_length(client) between 1 and 120),
  -- In their normal form, so that a site is watched once.
  address text not null check (char_length(address) between 1 and 2048),
  rival text check (char_length(rival) between 1 and 2048),
  rhythm text not null default 'weekly' check (rhythm in ('weekly', 'monthly')),
  -- Of the reports, and of the mails to the agency.
  language text not null check (language in ('fr', 'en')),
  added_at timestamptz not null default now(),
  next_reading_at timestamptz not null default now(),
  -- The report that readers stood before: what changed first is told by it. No reference, since audits refer to
  -- sites: backups write tables back one after the other.
  first_audit_id uuid,
  -- The digest of what opens the client's page; null while there is no link.
  client_link bytea unique,
  client_link_made_at timestamptz,
  check ((client_link is null) = (client_link_made_at is null))
);

create unique index watched_sites_address on watched_sites (address, (client is null));
create index watched_sites_next_reading_at on watched_sites (next_reading_at);

-- An audit is now of a lead, or of a watched site.
alter table audits
  alter column lead_id drop not null,
  add column watched_site_id uuid references watched_sites (id) on delete cascade,
  drop constraint audits_kind_check,
  add constraint audits_kind_check check (kind in ('requested', 'repeated', 'rival', 'watched')),
  add constraint audits_owner check (num_nonnulls(lead_id, watched_site_id) = 1),
  add constraint audits_watched check (kind = 'rival' or (kind = 'watched') = (watched_site_id is not null));
create index audits_watched_site_id on audits (watched_site_id, requested_at desc) where watched_site_id is not null;

-- What a reading of a watched site lost or found different since the one before: `SiteChange` of
-- contracts/watched-sites.ts.
create table site_readings (
  audit_id uuid primary key references audits (id) on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'array')
);

-- A reader of a report who asked to be told when it changes.
create table watchers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254),
  person text not null generated always as (person_of(email)) stored,
  language text not null check (language in ('fr', 'en')),
  -- The report they stood before.
  audit_id uuid references audits (id) on delete set null,
  -- Null until they have confirmed.
  site_id uuid references watched_sites (id) on delete cascade,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  kept_until timestamptz not null default now() + interval '7 days',
  check ((site_id is null) = (confirmed_at is null)),
  -- Deferred: whoever confirms once more replaces the row from before.
  unique (site_id, person) deferrable initially deferred
);

create unique index watchers_asked on watchers (audit_id, person) where confirmed_at is null;
create index watchers_person on watchers (person);
create index watchers_kept_until on watchers (kept_until);

-- A mail is now about a lead, to a watcher who has to confirm, or about what a reading found: to a watcher, or
-- to the agency.
alter table mails
  alter column lead_id drop not null,
  add column watcher_id uuid references watchers (id) on delete cascade,
  add column reading_id uuid references site_readings (audit_id) on delete cascade,
  drop constraint mails_kind_check,
  add constraint mails_kind_check
    check (kind in ('notice', 'receipt', 'report', 'answer', 'confirmation', 'change')),
  add constraint mails_about check (
    case kind
      when 'confirmation' then lead_id is null and watcher_id is not null and reading_id is null
      when 'change' then lead_id is null and reading_id is not null
      else lead_id is not null and watcher_id is null and reading_id is null
    end
  );
create unique index mails_one_of_a_reading on mails (reading_id, watcher_id) nulls not distinct
  where reading_id is not null;
create index mails_watcher_id on mails (watcher_id) where watcher_id is not null;

alter table watched_sites enable row level security;
alter table site_readings enable row level security;
alter table watchers enable row level security;
revoke all on watched_sites, site_readings, watchers from public, anon, desk;
