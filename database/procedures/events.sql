-- Deletes expired events, with the days that they were rolled up to, and returns how many.
create or replace function delete_expired_events() returns integer
language sql
set search_path = public, pg_temp
as $$
  select delete_expired_roll_ups();
  with deleted as (
    delete from analytics_events where received_at <= measures_kept_since() returning id
  )
  select count(*)::integer from deleted
$$;

-- Events and visits of crawlers are kept for the 26 months that the privacy page promises.
create or replace function measures_kept_since() returns timestamptz
language sql stable
as $$
  select now() - interval '26 months'
$$;
