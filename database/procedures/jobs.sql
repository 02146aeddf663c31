-- Adds a job in the transaction of the fact that causes it, so that neither is ever without the other.
--
-- pg-boss documents a plain insert into its table; whoever does it must copy what the queue says about
-- policy, retries, expiry and keeping. A job without its policy would be invisible to pg-boss's indexes.
create or replace function enqueue_job(p_queue text, p_data jsonb) returns uuid
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_job uuid;
begin
  insert into pgboss.job (
    name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter
  )
  select
    name, p_data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', dead_letter
  from pgboss.queue
  where name = p_queue
  returning id into v_job;

  if v_job is null then
    raise exception 'There is no queue named %.', p_queue;
  end if;
  return v_job;
end $$;

revoke all on function enqueue_job(text, jsonb) from public, anon;
