-- A lead is a person who wrote to the agency, by the contact form or to ask for an audit.
-- Texts are stored as they were typed.

create table leads (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  -- The address as limits see it: letters and surrounding spaces do not make it another.
  email_key text not null generated always as (lower(btrim(email))) stored,
  phone text check (char_length(phone) <= 40),
  company text check (char_length(company) <= 120),
  message text check (char_length(message) <= 5000),
  language text not null check (language in ('fr', 'en')),
  -- Where the person came from, and what the form has no parameter for (the goals of an audit).
  -- 16,000: 2,000 characters of goals fit, even if JSON writes each of them as six.
  utm_data jsonb not null default '{}' check (
    jsonb_typeof(utm_data) = 'object' and char_length(utm_data::text) <= 16000
  ),
  project_source text check (char_length(project_source) <= 120),
  created_at timestamptz not null default now(),
  -- Contact inquiries are kept for two years: the privacy page says so.
  kept_until timestamptz not null default now() + interval '2 years'
);

create index leads_email_key on leads (email_key);
create index leads_kept_until on leads (kept_until);

-- An audit is a request, where it stands, and in the end its report.
create table audits (
  -- Random: the address of the report is as hard to guess as this.
  id uuid primary key default gen_random_uuid(),
  -- Erasing a person erases what was made for them.
  lead_id uuid not null references leads (id) on delete cascade,
  address text not null check (char_length(address) between 1 and 2048),
  language text not null check (language in ('fr', 'en')),
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  -- How many times a worker has begun.
  attempts integer not null default 0 check (attempts >= 0),
  progress jsonb check (jsonb_typeof(progress) = 'object'),
  report jsonb check (jsonb_typeof(report) = 'object'),
  requested_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  kept_until timestamptz not null default now() + interval '12 months',
  constraint audits_end check (
    (status in ('completed', 'failed')) = (report is not null)
    and (report is null) = (finished_at is null)
  )
);

create index audits_lead_id on audits (lead_id);
create index audits_kept_until on audits (kept_until);
create index audits_waiting on audits (requested_at, id) where status in ('queued', 'running');

-- Audits of the day by network, so that one network cannot keep all the workers busy. The network
-- itself is not stored: only a digest under a salt that is random, of one day, and deleted after it.
create table network_salts (
  day date primary key,
  salt bytea not null
);

create table network_audits (
  day date not null,
  network bytea not null,
  audits integer not null check (audits > 0),
  primary key (day, network)
);

-- With row-level security and no policy, a role other than the owner sees and stores nothing,
-- even where a hosting service grants it the tables of this schema by default.
alter table leads enable row level security;
alter table audits enable row level security;
alter table network_salts enable row level security;
alter table network_audits enable row level security;
revoke all on leads, audits, network_salts, network_audits from public, anon;
