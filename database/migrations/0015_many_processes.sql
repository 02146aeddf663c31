-- What several processes on one database share.

-- The last period for which a task of the database was done: each is done once, by whichever process comes first.
create table maintenance (
  task text primary key check (task in ('retention', 'daily counts')),
  done_for timestamptz not null
);

alter table maintenance enable row level security;
revoke all on maintenance from public, anon, desk;

-- It has another parameter now: which jobs run one after the other.
drop function if exists enqueue_job(text, jsonb);
