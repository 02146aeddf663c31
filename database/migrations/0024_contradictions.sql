-- What readers of a report say is wrong in a finding.
create table contradictions (
  id bigint generated always as identity primary key,
  audit_id uuid not null references audits (id) on delete cascade,
  -- A finding of that report. The column `check` would have to be quoted everywhere.
  check_id text not null check (char_length(check_id) between 1 and 100),
  -- Null for the whole site.
  page text check (char_length(page) between 1 and 2048),
  words text not null check (char_length(words) between 1 and 500),
  made_at timestamptz not null default now()
);

create index contradictions_audit_id on contradictions (audit_id, made_at);
create index contradictions_made_at on contradictions (made_at);

alter table contradictions enable row level security;
revoke all on contradictions from public, anon, desk;
