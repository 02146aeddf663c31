-- What processes of older versions still ask for while a newer one takes their place. A part of it may go, with what
-- it needs, in the second release after the one that says "until" here.

-- Until 0025, which dropped it; now `count_refusals`.
create or replace function count_refused_events(p_counts jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  select count_refusals(p_counts)
$$;

-- Until 0028, which dropped it; now with a parameter.
create or replace function read_member() returns jsonb
language sql security definer
set search_path = public, pg_temp
as $$
  select read_member(true)
$$;

-- Until 0025: what `read_today` answered besides.
create or replace function today_for_older_versions() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'refusedEvents', (
      select coalesce(jsonb_object_agg(reason, events), '{}')
      from (
        select reason, sum(events) as events from refused_events
        where day > (now() at time zone 'utc')::date - 7
        group by reason
      ) as by_reason
    ),
    'signIns', (
      select jsonb_build_object(
        'codes', count(*) filter (where kind = 'codes'), 'tries', count(*) filter (where kind = 'tries')
      )
      from sign_in_attempts
      where made_at > now() - interval '1 day'
    )
  )
$$;
