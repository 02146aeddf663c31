-- What was recorded on a day of UTC: events kept, refusals by reason, visits by crawler.
create or replace function daily_counts(p_day date) returns jsonb
language sql
stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'events', (
      select count(*) from analytics_events
      where received_at >= p_day::timestamp at time zone 'utc'
        and received_at < (p_day + 1)::timestamp at time zone 'utc'
    ),
    'refused', (
      select coalesce(jsonb_object_agg(reason, times), '{}') from refusals where day = p_day
    ),
    'crawlers', (
      select coalesce(jsonb_object_agg(agent, visits), '{}')
      from (
        select agent, sum(visits) as visits from crawler_visits
        where visited_at >= p_day::timestamp at time zone 'utc'
          and visited_at < (p_day + 1)::timestamp at time zone 'utc'
        group by agent
      ) as by_agent
    )
  )
$$;

-- Adds to what was refused on this day of UTC. `p_counts` is an object of numbers by reason.
create or replace function count_refusals(p_counts jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  insert into refusals as counted (day, reason, times)
  select (now() at time zone 'utc')::date, key, value::bigint
  from jsonb_each_text(p_counts)
  on conflict (day, reason) do update set times = counted.times + excluded.times
$$;
