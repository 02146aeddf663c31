-- Deletes events after the 26 months that the privacy page promises, with the days that they were rolled up
-- to, and returns how many.
create or replace function delete_expired_events() returns integer
language sql
set search_path = public, pg_temp
as $$
  select delete_expired_roll_ups();
  with deleted as (
    delete from analytics_events where received_at <= now() - interval '26 months' returning id
  )
  select count(*)::integer from deleted
$$;

revoke all on function delete_expired_events() from public, anon;
