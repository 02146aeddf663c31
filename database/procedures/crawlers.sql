-- `p_visits` is an array of rows of crawler_visits without ids.
create or replace function record_crawler_visits(p_visits jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
  select agent, operator, purpose, path, status, identity, visits, visited_at
  from jsonb_populate_recordset(null::crawler_visits, p_visits)
$$;

-- Deletes expired visits, and returns how many rows.
create or replace function delete_expired_crawler_visits() returns integer
language sql
set search_path = public, pg_temp
as $$
  with deleted as (
    delete from crawler_visits where visited_at <= measures_kept_since() returning id
  )
  select count(*)::integer from deleted
$$;
