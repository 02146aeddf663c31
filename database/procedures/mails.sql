-- The mails about a lead, each with the job that sends it. Visitors may call none of these.

-- Writes down the mails that a lead gives cause for, as far as they are not yet: to the agency, to the
-- person, and about a report that is there already.
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

create or replace function write_mail(p_lead_id uuid, p_kind text) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_mail uuid;
begin
  insert into mails (lead_id, kind) values (p_lead_id, p_kind) on conflict do nothing returning id into v_mail;
  if v_mail is not null then
    perform enqueue_job('send-mail', jsonb_build_object('mailId', v_mail));
  end if;
end $$;

-- A worker begins to send a mail, perhaps not for the first time. Answers what it is about
-- (database/mails.ts, Mail), or null when it was sent or given up, or its lead is gone.
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
        'problem', audits.report -> 'problem'
      )
      from audits
      where audits.lead_id = leads.id and audits.kind = 'requested'
    )
  )
  from started
  join leads on leads.id = started.lead_id
$$;

-- The mail server has taken it.
create or replace function record_mail_sent(p_mail_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  update mails set sent_at = now(), failure = null where id = p_mail_id and given_up_at is null
$$;

-- The mail server has not taken it: it is tried again later, unless it is given up.
create or replace function record_mail_failure(p_mail_id uuid, p_failure text, p_is_given_up boolean) returns void
language sql
set search_path = public, pg_temp
as $$
  update mails
  set failure = left(p_failure, 500), given_up_at = case when p_is_given_up then now() end
  where id = p_mail_id and sent_at is null
$$;

revoke all on function
  write_mails(uuid),
  write_mail(uuid, text),
  start_mail(uuid),
  record_mail_sent(uuid),
  record_mail_failure(uuid, text, boolean)
from public, anon;
