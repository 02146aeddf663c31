-- A mail is one letter about a lead: to the agency, or to the person. It is written down in the
-- transaction that gives cause for it, with the job that sends it.

create table mails (
  -- Its Message-ID is made of this: sent twice, it is recognisably the same.
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads (id) on delete cascade,
  -- To the agency: a lead came. To the person: it was received; and their report is ready.
  kind text not null check (kind in ('notice', 'receipt', 'report')),
  written_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  given_up_at timestamptz,
  -- What the mail server said last, when it did not take the mail.
  failure text check (char_length(failure) <= 500),
  unique (lead_id, kind),
  check (sent_at is null or given_up_at is null)
);

create index mails_waiting on mails (written_at) where sent_at is null and given_up_at is null;

alter table mails enable row level security;
revoke all on mails from public, anon;
