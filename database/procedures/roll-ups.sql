-- Adds up what was measured on a day, and reads it again: days that were rolled up from their tables, later
-- ones from the events themselves.

-- Rolls up the first day that is over and was not yet: the day, or null when there is none. A day is over an
-- hour after its end: by then the server has written what it held in memory.
create or replace function roll_up_next_day() returns date
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_day date := coalesce(
    rolled_up_through() + 1,
    least(
      (select min(received_at at time zone 'utc')::date from analytics_events),
      (select min(visited_at at time zone 'utc')::date from crawler_visits)
    )
  );
begin
  if v_day is null or v_day >= ((now() - interval '1 hour') at time zone 'utc')::date then
    return null;
  end if;
  -- Not among the days that were rolled up yet: what is read of it comes from the events themselves.
  insert into audience_visits select * from audience_visits_of(v_day, v_day);
  insert into audience_pages select * from audience_pages_of(v_day, v_day);
  insert into audience_forms select * from audience_forms_of(v_day, v_day);
  insert into audience_vitals select * from audience_vitals_of(v_day, v_day);
  insert into crawler_days select * from crawler_days_of(v_day, v_day);
  insert into crawler_pages select * from crawler_pages_of(v_day, v_day);
  insert into rolled_up_days (day) values (v_day);
  return v_day;
end $$;

create or replace function rolled_up_through() returns date
language sql stable
set search_path = public, pg_temp
as $$
  select max(day) from rolled_up_days
$$;

-- Deletes days as old as the events and visits that they were made from are when they go.
create or replace function delete_expired_roll_ups() returns void
language sql
set search_path = public, pg_temp
as $$
  delete from audience_visits where day <= utc_day(measures_kept_since());
  delete from audience_pages where day <= utc_day(measures_kept_since());
  delete from audience_forms where day <= utc_day(measures_kept_since());
  delete from audience_vitals where day <= utc_day(measures_kept_since());
  delete from crawler_days where day <= utc_day(measures_kept_since());
  delete from crawler_pages where day <= utc_day(measures_kept_since());
$$;

-- The pages of each visit, from the events of these days, both included. A visit has the source and the
-- campaign of its first event: later ones come from our own pages.
create or replace function measured_pages(p_from date, p_to date) returns table (
  day date, session_id text, page text, source text, campaign text, forms bigint
)
language sql stable
set search_path = public, pg_temp
as $$
  with events as materialized (
    select id, utc_day(received_at) as day, session_id, left(page_path, 300) as page,
      left(source_of(referrer, utm_source), 100) as source,
      left(concat_ws(' / ', utm_source, utm_medium, utm_campaign), 200) as campaign,
      is_sent_form(event_category, properties) as is_sent
    from analytics_events
    where received_at >= start_of(p_from) and received_at < start_of(p_to + 1)
  ),
  visits as (
    select distinct on (day, session_id) day, session_id, source, campaign
    from events order by day, session_id, id
  )
  select events.day, events.session_id, events.page, visits.source, visits.campaign,
    count(*) filter (where events.is_sent)
  from events join visits on visits.day = events.day and visits.session_id = events.session_id
  group by events.day, events.session_id, events.page, visits.source, visits.campaign
$$;

create or replace function measured_forms(p_from date, p_to date) returns table (
  day date, form text, sent bigint, refused bigint
)
language sql stable
set search_path = public, pg_temp
as $$
  select utc_day(received_at), left(coalesce(properties ->> 'form_name', ''), 100),
    count(*) filter (where is_sent_form(event_category, properties)),
    count(*) filter (where not is_sent_form(event_category, properties))
  from analytics_events
  where received_at >= start_of(p_from) and received_at < start_of(p_to + 1)
    and event_category = 'form_submission'
  group by 1, 2
$$;

-- A visitor's browser may send anything: a reading is a number, of at most an hour in milliseconds.
create or replace function measured_vitals(p_from date, p_to date) returns table (
  day date, page text, device text, metric text, bucket smallint, readings bigint
)
language sql stable
set search_path = public, pg_temp
as $$
  select day, page, device, metric, vital_bucket(value), count(*)
  from (
    select utc_day(received_at) as day, left(page_path, 300) as page, device_type as device,
      properties ->> 'name' as metric,
      case when jsonb_typeof(properties -> 'value') = 'number' then (properties ->> 'value')::numeric end as value
    from analytics_events
    where received_at >= start_of(p_from) and received_at < start_of(p_to + 1)
      and event_type = 'web_vitals' and properties ->> 'name' in ('LCP', 'INP', 'CLS')
  ) as read
  where value between 0 and 3600000
  group by 1, 2, 3, 4, 5
$$;

create or replace function recorded_crawlers(p_from date, p_to date) returns table (
  day date, agent text, operator text, purpose text, identity text, status integer, visits bigint,
  last_at timestamptz
)
language sql stable
set search_path = public, pg_temp
as $$
  select utc_day(visited_at), agent, operator, purpose, identity, status, sum(visits), max(visited_at)
  from crawler_visits
  where visited_at >= start_of(p_from) and visited_at < start_of(p_to + 1)
  group by 1, 2, 3, 4, 5, 6
$$;

create or replace function recorded_crawler_pages(p_from date, p_to date) returns table (
  day date, page text, visits bigint, refused bigint
)
language sql stable
set search_path = public, pg_temp
as $$
  select utc_day(visited_at), left(path, 300), sum(visits),
    coalesce(sum(visits) filter (where status >= 400), 0)
  from crawler_visits
  where visited_at >= start_of(p_from) and visited_at < start_of(p_to + 1)
  group by 1, 2
$$;

-- Below, what the above gives for any days: from the tables as far as these go. Without a search path of their
-- own, the planner can put them into the query that asks, which has one.
create or replace function audience_visits_of(p_from date, p_to date) returns setof audience_visits
language sql stable
as $$
  select * from audience_visits where day between p_from and p_to
  union all
  select day, source, campaign, count(distinct session_id), count(*), sum(forms)::bigint
  from measured_pages(first_live_day(p_from), p_to)
  group by day, source, campaign
$$;

create or replace function audience_pages_of(p_from date, p_to date) returns setof audience_pages
language sql stable
as $$
  select * from audience_pages where day between p_from and p_to
  union all
  select day, page, count(*), sum(forms)::bigint, count(engine.host)
  from measured_pages(first_live_day(p_from), p_to)
  left join answer_engines() as engine on engine.host = source
  group by day, page
$$;

create or replace function audience_forms_of(p_from date, p_to date) returns setof audience_forms
language sql stable
as $$
  select * from audience_forms where day between p_from and p_to
  union all
  select * from measured_forms(first_live_day(p_from), p_to)
$$;

create or replace function audience_vitals_of(p_from date, p_to date) returns setof audience_vitals
language sql stable
as $$
  select * from audience_vitals where day between p_from and p_to
  union all
  select * from measured_vitals(first_live_day(p_from), p_to)
$$;

create or replace function crawler_days_of(p_from date, p_to date) returns setof crawler_days
language sql stable
as $$
  select * from crawler_days where day between p_from and p_to
  union all
  select * from recorded_crawlers(first_live_day(p_from), p_to)
$$;

create or replace function crawler_pages_of(p_from date, p_to date) returns setof crawler_pages
language sql stable
as $$
  select * from crawler_pages where day between p_from and p_to
  union all
  select * from recorded_crawler_pages(first_live_day(p_from), p_to)
$$;

create or replace function first_live_day(p_from date) returns date
language sql stable
set search_path = public, pg_temp
as $$
  select greatest(p_from, coalesce(rolled_up_through() + 1, p_from))
$$;

create or replace function utc_day(p_moment timestamptz) returns date
language sql immutable
as $$
  select (p_moment at time zone 'utc')::date
$$;

create or replace function start_of(p_day date) returns timestamptz
language sql immutable
as $$
  select p_day::timestamp at time zone 'utc'
$$;

-- The host that a visit came from, without `www.`. ChatGPT's apps send no referrer, but name themselves as
-- the source of a campaign, as a host. Empty where nothing is known.
create or replace function source_of(p_referrer text, p_utm_source text) returns text
language sql immutable
as $$
  select coalesce(
    substring(lower(p_referrer) from '^https?://(?:www\.)?([^/?#:]+)'),
    substring(lower(p_utm_source) from '^(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)$'),
    ''
  )
$$;

create or replace function is_sent_form(p_category text, p_properties jsonb) returns boolean
language sql immutable
as $$
  select p_category = 'form_submission' and coalesce(p_properties ->> 'success' = 'true', false)
$$;

-- Buckets are 5 % wide: of 2,500 ms, percentiles are exact to 60 ms. Readings below 0.001 are one bucket.
create or replace function vital_bucket(p_value numeric) returns smallint
language sql immutable
as $$
  select round(20 * ln(greatest(p_value, 0.001)))::smallint
$$;

create or replace function vital_of_bucket(p_bucket smallint) returns double precision
language sql immutable
as $$
  select case when p_bucket <= vital_bucket(0.001) then 0 else exp(p_bucket / 20.0)::double precision end
$$;
