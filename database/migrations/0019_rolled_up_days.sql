-- What the desk shows of visits, of people and of crawlers, is added up once a day is over: its pages read
-- these tables, and count only the last day or two themselves. Names are cut, so that keys stay within the
-- 2,704 bytes that an index takes.

alter table maintenance
  drop constraint maintenance_task_check,
  add constraint maintenance_task_check check (task in ('retention', 'daily counts', 'roll-ups'));

-- A day of UTC whose events and crawler visits were added up. There is no gap between two of them.
create table rolled_up_days (
  day date primary key,
  rolled_up_at timestamptz not null default now()
);

-- A visit is what one tab did on one day, with consent. Its source is the host it came from (`source_of`),
-- its campaign "source / medium / name"; both are empty where nothing is known.
create table audience_visits (
  day date not null,
  source text not null,
  campaign text not null,
  visits bigint not null,
  -- Pages read, each once in a visit, and forms sent.
  pages bigint not null,
  forms bigint not null,
  primary key (day, source, campaign)
);

create table audience_pages (
  day date not null,
  page text not null,
  source text not null,
  visits bigint not null,
  forms bigint not null,
  primary key (day, page, source)
);

create table audience_forms (
  day date not null,
  form text not null,
  sent bigint not null,
  refused bigint not null,
  primary key (day, form)
);

-- Web vitals as a histogram, from which percentiles of any period are read: see `vital_bucket`.
create table audience_vitals (
  day date not null,
  page text not null,
  device text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  bucket smallint not null,
  readings bigint not null,
  primary key (day, page, device, metric, bucket)
);

create table crawler_days (
  day date not null,
  agent text not null,
  operator text not null,
  purpose text not null,
  identity text not null,
  status integer not null,
  visits bigint not null,
  last_at timestamptz not null,
  primary key (day, agent, operator, purpose, identity, status)
);

create table crawler_pages (
  day date not null,
  page text not null,
  visits bigint not null,
  -- Of these, the ones that were answered by a refusal or an error.
  refused bigint not null,
  primary key (day, page)
);

alter table rolled_up_days enable row level security;
alter table audience_visits enable row level security;
alter table audience_pages enable row level security;
alter table audience_forms enable row level security;
alter table audience_vitals enable row level security;
alter table crawler_days enable row level security;
alter table crawler_pages enable row level security;
revoke all on
  rolled_up_days, audience_visits, audience_pages, audience_forms, audience_vitals, crawler_days, crawler_pages
from public, anon, desk;
