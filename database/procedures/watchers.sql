-- Readers of a report who are told when it changes. Visitors cannot call these; the server does, in a transaction
-- that knows their network, or once they have shown the secret of their mail.

-- Asks a person by mail whether they want to be told when a report changes. Returns {audit_id}, whether or not a
-- mail was written (one an hour for each report, none to a person who is told already); {error} for an address that is
-- none, or when a limit is met; null when there is no such report, or it is that of a rival.
create or replace function ask_to_watch(p_audit_id uuid, p_email text, p_language text) returns jsonb
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_refusal text;
begin
  if not exists (
    select from audits
    where id = p_audit_id and status = 'completed' and kind <> 'rival' and kept_until > now()
  ) then
    return null;
  end if;
  v_refusal := coalesce(refusal_of_email(p_email), refusal_of_watch(p_email));
  if v_refusal is not null then
    return jsonb_build_object('error', v_refusal);
  end if;
  perform write_confirmation_mail(add_watcher(p_audit_id, p_email, p_language));
  return jsonb_build_object('audit_id', p_audit_id);
end $$;

-- The limit that this request has reached, or null. Asked last: if there is none, it is counted as a message of
-- its network.
create or replace function refusal_of_watch(p_email text) returns text
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_watches integer;
  v_oldest timestamptz;
begin
  perform lock_limits();
  select count(*), min(asked_at) into v_watches, v_oldest
  from watchers
  where person = person_of(p_email) and asked_at > now() - interval '1 hour';
  if v_watches >= limit_of('watches of a person') then
    perform ask_to_retry(v_oldest + interval '1 hour');
    return 'Rate limit exceeded. Please try again later.';
  end if;
  if (select count(*) from watched_sites where client is null) >= limit_of('sites watched for readers') then
    perform ask_to_retry_tomorrow();
    return 'Rate limit exceeded. Too many reports are watched by all visitors.';
  end if;
  return refusal_of_network_message();
end $$;

-- A watcher who is to be asked to confirm; null for one who was asked within the hour, or has confirmed.
create or replace function add_watcher(p_audit_id uuid, p_email text, p_language text) returns uuid
language sql
set search_path = public, pg_temp
as $$
  insert into watchers as known (email, language, audit_id)
  select p_email, p_language, p_audit_id
  where not exists (
    select from watchers
    join watched_sites on watched_sites.id = watchers.site_id
    join audits on audits.report ->> 'address' = watched_sites.address
    where audits.id = p_audit_id and watchers.person = person_of(p_email)
  )
  on conflict (audit_id, person) where confirmed_at is null do update
  set asked_at = now(), email = excluded.email, language = excluded.language, kept_until = excluded.kept_until
  where known.asked_at <= now() - interval '1 hour'
  returning id
$$;

-- Past the limit of mails to visitors in a day it is held, like those about a lead (`write_mail`).
create or replace function write_confirmation_mail(p_watcher_id uuid) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_is_held boolean := mails_today() >= limit_of('mails to visitors');
  v_mail uuid;
begin
  if p_watcher_id is null then
    return;
  end if;
  insert into mails (kind, watcher_id, held_at)
  values ('confirmation', p_watcher_id, case when v_is_held then now() end)
  returning id into v_mail;
  if not v_is_held then
    perform enqueue_job('send-mail', jsonb_build_object('mailId', v_mail));
  end if;
end $$;

-- What the page of a watcher shows (`Watch` of contracts/watched-sites.ts); null when they are none, or no longer.
create or replace function read_watch(p_watcher_id uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'isConfirmed', confirmed_at is not null,
    'site', coalesce(
      (select address from watched_sites where watched_sites.id = site_id),
      (select report ->> 'address' from audits where audits.id = audit_id)
    ),
    'keptUntil', iso_time(kept_until)
  )
  from watchers
  where id = p_watcher_id and kept_until > now() and num_nonnulls(site_id, audit_id) > 0
$$;

-- The watcher wants to be told, for 12 months. Their site is read within a day, then every month.
create or replace function confirm_watch(p_watcher_id uuid) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_audit audits;
  v_site uuid;
begin
  select audits.* into v_audit
  from watchers join audits on audits.id = watchers.audit_id
  where watchers.id = p_watcher_id and watchers.confirmed_at is null and watchers.kept_until > now()
  for update of watchers;
  if not found then
    return;
  end if;
  insert into watched_sites (address, rhythm, language, first_audit_id, next_reading_at)
  values (
    v_audit.report ->> 'address', 'monthly', v_audit.language, v_audit.id, now() + random() * interval '1 day'
  )
  on conflict (address, (client is null)) do nothing;
  select id into v_site from watched_sites where address = v_audit.report ->> 'address' and client is null;
  update watchers
  set site_id = v_site, confirmed_at = now(), kept_until = now() + interval '12 months'
  where id = p_watcher_id;
  -- They may have confirmed before, from another report on the same site.
  delete from watchers
  where site_id = v_site and id <> p_watcher_id
    and person = (select person from watchers where id = p_watcher_id);
end $$;

create or replace function end_watch(p_watcher_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  delete from watchers where id = p_watcher_id
$$;

-- However the last watcher of a site goes, it is read no longer, and its reports go.
create or replace function forget_unwatched_site() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  delete from watched_sites
  where id = old.site_id and client is null and not exists (select from watchers where site_id = old.site_id);
  return null;
end $$;

create or replace trigger watchers_gone after delete on watchers
for each row execute function forget_unwatched_site();

-- Deletes those who have not confirmed within 7 days, and those whose 12 months are over. Returns how many.
create or replace function delete_expired_watchers() returns integer
language sql
set search_path = public, pg_temp
as $$
  with deleted as (delete from watchers where kept_until <= now() returning id)
  select count(*)::integer from deleted
$$;
