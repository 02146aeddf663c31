-- Whoever asked for an audit may delete its report, and nobody else: they alone are given its owner key.
-- The address of the report gives its readers no such right.
alter table audits add column owner_key uuid not null default gen_random_uuid();

-- What is left of a report once it is gone: the bare fact, so that its address can say what became of it.
create table gone_reports (
  audit_id uuid primary key,
  reason text not null check (reason in ('expired', 'deleted')),
  gone_at timestamptz not null default now(),
  kept_until timestamptz not null default now() + interval '12 months'
);

create index gone_reports_kept_until on gone_reports (kept_until);

alter table gone_reports enable row level security;
revoke all on gone_reports from public, anon;
