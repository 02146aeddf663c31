-- Visits of crawlers of artificial intelligence, which run no script: recorded by the server. No address
-- is kept: where published ranges are configured, only whether it was within them.

create table crawler_visits (
  id bigint primary key generated always as identity,
  agent text not null check (char_length(agent) between 1 and 100),
  operator text not null check (char_length(operator) between 1 and 100),
  purpose text not null check (char_length(purpose) between 1 and 40),
  path text not null check (char_length(path) between 1 and 2048),
  status integer not null check (status between 100 and 599),
  -- A user agent is a claim; an address within the operator's published ranges verifies it.
  identity text not null check (identity in ('claimed', 'verified')),
  -- Visits alike in all of the above within one second.
  visits integer not null check (visits > 0),
  visited_at timestamptz not null
);

create index crawler_visits_visited_at on crawler_visits (visited_at);

-- Events that the door refused, by day and declared reason (server/analytics/intake.ts).
create table refused_events (
  day date not null,
  reason text not null check (reason in ('no-consent', 'robot', 'unknown-field', 'too-old')),
  events bigint not null check (events > 0),
  primary key (day, reason)
);

alter table crawler_visits enable row level security;
alter table refused_events enable row level security;
revoke all on crawler_visits, refused_events from public, anon;
