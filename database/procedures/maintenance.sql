-- Takes a task for a period, known by its beginning: true for the first transaction that asks, false for all
-- others, which wait for it to end. A task that fails is taken back with its transaction.
create or replace function take_maintenance(p_task text, p_period timestamptz) returns boolean
language sql
set search_path = public, pg_temp
as $$
  with taken as (
    insert into maintenance (task, done_for) values (p_task, p_period)
    on conflict (task) do update set done_for = excluded.done_for where maintenance.done_for < excluded.done_for
    returning task
  )
  select exists (select from taken)
$$;

revoke all on function take_maintenance(text, timestamptz) from public, anon;
