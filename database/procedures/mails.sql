-- Mails, each with the job that sends it: about a lead, here; to watchers, in watchers.sql and watched-sites.sql.
-- Visitors may call none of these.

-- Stores the mails of a lead that are not stored yet: to the agency, to the person, and about a report that
-- is already there.
create or replace function write_mails(p_lead_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  select write_mail(p_lead_id, 'notice');
  select write_mail(p_lead_id, 'receipt');
  select write_mail(p_lead_id, 'report')
  from audits
  where lead_id = p_lead_id and kind = 'requested' and report is not null;
$$;

-- Anyone may give a stranger's address to a form. Past the limit of mails to visitors in a day, the next
-- ones wait until a person has looked: `select release_held_mails()` sends them.
create or replace function write_mail(p_lead_id uuid, p_kind text) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_is_held boolean := p_kind <> 'notice' and mails_today() >= limit_of('mails to visitors');
  v_mail uuid;
begin
  insert into mails (lead_id, kind, held_at)
  values (p_lead_id, p_kind, case when v_is_held then now() end)
  on conflict do nothing
  returning id into v_mail;
  if v_mail is not null and not v_is_held then
    perform enqueue_job('send-mail', jsonb_build_object('mailId', v_mail));
  end if;
end $$;

-- The number of today's automatic mails to visitors that are not held.
create or replace function mails_today() returns integer
language sql
set search_path = public, pg_temp
as $$
  select count(*)::integer from mails
  where kind in ('receipt', 'report', 'confirmation') and held_at is null and written_at >= today()
$$;

-- Sends the mails that were held back. Returns how many.
create or replace function release_held_mails() returns integer
language sql
set search_path = public, pg_temp
as $$
  with released as (
    update mails set held_at = null where held_at is not null returning id
  )
  select count(enqueue_job('send-mail', jsonb_build_object('mailId', id)))::integer from released
$$;

-- A worker begins to send a mail, perhaps not for the first time. Returns the `Mail` of database/mails.ts,
-- or null when it was sent or given up, or what it is about is gone.
create or replace function start_mail(p_mail_id uuid) returns jsonb
language sql
set search_path = public, pg_temp
as $$
  with started as (
    update mails
    set attempts = attempts + 1
    where id = p_mail_id and sent_at is null and given_up_at is null
    returning *
  )
  select jsonb_build_object(
    'id', started.id,
    'kind', started.kind,
    'writtenAt', iso_time(started.written_at),
    'attempts', started.attempts,
    'text', started.text,
    'held', (select count(*) from mails where held_at is not null)
  ) || case when lead_id is null then mail_to_watcher(started::mails) else mail_about_lead(lead_id) end
  from started
$$;

-- Null for a lead that is gone.
create or replace function mail_about_lead(p_lead_id uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'lead', jsonb_build_object(
      'id', leads.id,
      'name', leads.name,
      'email', leads.email,
      'phone', leads.phone,
      'company', leads.company,
      'message', leads.message,
      'goals', leads.utm_data ->> 'goals',
      'language', leads.language,
      'receivedAt', iso_time(leads.created_at)
    ),
    'audit', (
      select jsonb_build_object(
        'id', audits.id,
        'ownerKey', audits.owner_key,
        'address', audits.address,
        'keptUntil', iso_time(audits.kept_until),
        'points', audits.report #> '{score,points}',
        'outcome', audits.report -> 'outcome',
        'problem', audits.report -> 'problem'
      )
      from audits
      where audits.lead_id = leads.id and audits.kind = 'requested'
    )
  )
  from leads
  where leads.id = p_lead_id
$$;

-- To a watcher, or to the agency about a site of a client.
create or replace function mail_to_watcher(p_mail mails) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'watcher', (
      select jsonb_build_object('id', id, 'email', email, 'language', language)
      from watchers
      where id = p_mail.watcher_id
    ),
    'reading', (
      select jsonb_build_object(
        'auditId', site_readings.audit_id,
        'changes', site_readings.changes,
        'siteId', watched_sites.id,
        'client', watched_sites.client,
        'address', watched_sites.address,
        'language', watched_sites.language
      )
      from site_readings
      join audits on audits.id = site_readings.audit_id
      join watched_sites on watched_sites.id = audits.watched_site_id
      where site_readings.audit_id = p_mail.reading_id
    )
  )
$$;

create or replace function iso_time(p_time timestamptz) returns text
language sql immutable
as $$
  select to_char(p_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create or replace function record_mail_sent(p_mail_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  update mails set sent_at = now(), failure = null where id = p_mail_id and given_up_at is null
$$;

create or replace function record_mail_failure(p_mail_id uuid, p_failure text, p_is_given_up boolean) returns void
language sql
set search_path = public, pg_temp
as $$
  update mails
  set failure = left(p_failure, 500), given_up_at = case when p_is_given_up then now() end
  where id = p_mail_id and sent_at is null
$$;

create or replace function existing_mails(p_mail_ids jsonb) returns setof uuid
language sql stable
set search_path = public, pg_temp
as $$
  select id from mails where id in (select value::uuid from jsonb_array_elements_text(p_mail_ids))
$$;

-- Adds a job in the transaction of its cause, so that neither exists without the other.
--
-- pg-boss documents a plain insert into its table, which must copy the queue's settings for policy,
-- retries, expiry and keeping. A job without its policy would be missing from pg-boss's indexes.
create or replace function enqueue_job(p_queue text, p_data jsonb, p_group text default null) returns uuid
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_job uuid;
begin
  insert into pgboss.job (
    name, data, group_id, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, keep_until, dead_letter
  )
  select
    name, p_data, p_group, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, heartbeat_seconds, deletion_seconds, now() + retention_seconds * interval '1 second', dead_letter
  from pgboss.queue
  where name = p_queue
  returning id into v_job;

  if v_job is null then
    raise exception 'There is no queue named %.', p_queue;
  end if;
  return v_job;
end $$;
