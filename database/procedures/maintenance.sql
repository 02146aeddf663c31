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

-- Notes that a backup has been written.
create or replace function record_backup() returns void
language sql
set search_path = public, pg_temp
as $$
  insert into maintenance (task, done_for) values ('backup', now())
  on conflict (task) do update set done_for = excluded.done_for
$$;

-- How the whole database stands: `OperatingFigures` of database/maintenance/operating-figures.ts. Ages are in
-- seconds, times in seconds since 1970.
create or replace function operating_figures() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'queues', (
      select jsonb_object_agg(queue.name, jsonb_build_object(
        'waiting', (select count(*) from pgboss.job where name = queue.name and state in ('created', 'retry')),
        'running', (select count(*) from pgboss.job where name = queue.name and state = 'active'),
        'oldest', (
          select coalesce(extract(epoch from now() - min(created_on)), 0) from pgboss.job
          where name = queue.name and state in ('created', 'retry')
        )
      ))
      from pgboss.queue as queue
      where queue.name in ('run-audit', 'send-mail')
    ),
    'mails', mails_by_status() || jsonb_build_object('oldest', (
      select coalesce(extract(epoch from now() - min(written_at)), 0) from mails
      where sent_at is null and held_at is null and given_up_at is null
    )),
    'done', (select coalesce(jsonb_object_agg(task, extract(epoch from done_for)), '{}') from maintenance)
  )
$$;

-- After a clock that was ahead was set back, the queue has jobs that are due, and workers that were heard of, in a
-- future that may be hours away. Nothing of ours is put off for longer than the hour of a mail: they are due now, and
-- workers that are not heard of from now on are gone.
create or replace function forget_time_ahead() returns void
language sql
set search_path = public, pg_temp
as $$
  update pgboss.job set start_after = now()
  where state in ('created', 'retry') and start_after > now() + interval '61 minutes';
  update pgboss.job set heartbeat_on = now(), started_on = least(started_on, now())
  where state = 'active' and heartbeat_on > now() + interval '1 minute';
  update pgboss.queue set monitor_claim_on = now(), maintain_on = least(maintain_on, now())
  where monitor_claim_on > now() + interval '1 minute';
$$;

-- Erasing people permanently: neither visitors nor members may call these.

-- Erases a person (`person_of`): all their leads, with audits, reports, mails and notes, the jobs that were
-- waiting for them, and what they asked to be told about. Returns how many leads.
create or replace function erase(p_person text) returns integer
language sql
set search_path = public, pg_temp
as $$
  insert into erasures (person) values (digest_of_person(p_person))
  on conflict (person) do update set erased_at = now();
  delete from watchers where person = p_person;
  select erase_leads(array(select id from leads where person = p_person));
$$;

-- Repeats all erasures of people after their last message, in a backup that has just been restored. Returns how
-- many leads were erased.
create or replace function repeat_erasures() returns integer
language sql
set search_path = public, pg_temp
as $$
  delete from watchers using erasures
  where erasures.person = digest_of_person(watchers.person) and watchers.asked_at <= erasures.erased_at;
  select erase_leads(array(
    select leads.id from leads join erasures on erasures.person = digest_of_person(leads.person)
    where leads.created_at <= erasures.erased_at
  ))
$$;

-- No lead is kept for longer than two years, in no backup either: an older erasure has nothing left to erase.
create or replace function delete_expired_erasures() returns integer
language sql
set search_path = public, pg_temp
as $$
  with deleted as (delete from erasures where erased_at <= now() - interval '2 years' returning person)
  select count(*)::integer from deleted
$$;

create or replace function erase_leads(p_leads uuid[]) returns integer
language sql
set search_path = public, pg_temp
as $$
  delete from pgboss.job
  where data ->> 'auditId' in (select id::text from audits where lead_id = any (p_leads))
    or data ->> 'mailId' in (select id::text from mails where lead_id = any (p_leads));
  with erased as (delete from leads where id = any (p_leads) returning id)
  select count(*)::integer from erased;
$$;

create or replace function digest_of_person(p_person text) returns bytea
language sql stable
set search_path = public, pg_temp
as $$
  select sha256(key || convert_to(p_person, 'UTF8')) from erasure_key
$$;
