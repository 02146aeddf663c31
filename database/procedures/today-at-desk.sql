-- What members should look at today. Each of these asks first who calls.

-- As `Today` of contracts/desk.ts says it. Lists have 20 rows at most, what has waited longest first;
-- of contradictions, the newest.
create or replace function read_today() returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return jsonb_build_object(
    'counts', lead_counts(),
    'unanswered', unanswered_leads(),
    'followUps', leads_to_follow_up(),
    'mails', mails_by_status(),
    'givenUp', mails_given_up(),
    'lostGates', sites_that_lost_a_gate(),
    'contradictions', (select count(*) from contradictions where handled_at is null),
    'newestContradictions', told_contradictions(false),
    'handledContradictions', told_contradictions(true),
    'refused', refused_lately()
  ) || today_for_older_versions();
end $$;

-- Has a mail that was given up tried again, as if it were new. False when it was not given up.
create or replace function retry_mail(p_mail_id uuid) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  update mails set given_up_at = null, attempts = 0 where id = p_mail_id and given_up_at is not null;
  if not found then
    return false;
  end if;
  perform enqueue_job('send-mail', jsonb_build_object('mailId', p_mail_id));
  return true;
end $$;

-- Sends the mails to visitors that are held past the limit of a day. Returns how many.
create or replace function send_held_mails() returns integer
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return release_held_mails();
end $$;

-- Notes that the member who calls has looked into what a reader said is wrong, or that it is to be looked into
-- again. False when nobody said it.
create or replace function handle_contradiction(p_id bigint, p_handled boolean) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_member uuid := calling_member();
begin
  update contradictions
  set handled_at = case when p_handled then now() end, handled_by = case when p_handled then v_member end
  where id = p_id;
  return found;
end $$;

create or replace function unanswered_leads() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(jsonb_agg(lead_row(lead) order by (lead).created_at, (lead).id), '[]')
  from (
    select leads as lead from leads
    where state = 'new' and quarantined_for is null
    order by created_at, id
    limit 20
  ) as oldest
$$;

-- Those whose day has come.
create or replace function leads_to_follow_up() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(jsonb_agg(lead_row(lead) order by (lead).follow_up_on, (lead).id), '[]')
  from (
    select leads as lead from leads
    where follow_up_on <= (now() at time zone 'utc')::date and state not in ('won', 'lost')
    order by follow_up_on, id
    limit 20
  ) as due
$$;

create or replace function mails_by_status() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where status = 'waiting'),
    'held', count(*) filter (where status = 'held'),
    'given-up', count(*) filter (where status = 'given-up')
  )
  from (select mail_status(mails) as status from mails where sent_at is null) as unsent
$$;

create or replace function mails_given_up() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id, 'kind', kind, 'leadId', lead_id, 'failure', failure,
        'name', coalesce((select name from leads where leads.id = lead_id), address_of_reading(reading_id))
      )
      order by written_at, id
    ),
    '[]'
  )
  from (
    select * from mails where given_up_at is not null and sent_at is null order by written_at, id limit 20
  ) as oldest
$$;

-- The site that a mail about a reading is about; null for any other.
create or replace function address_of_reading(p_reading_id uuid) returns text
language sql stable
set search_path = public, pg_temp
as $$
  select address from audits where id = p_reading_id
$$;

-- The last twenty that a member has handled, or the newest that nobody has.
create or replace function told_contradictions(p_handled boolean) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', newest.id, 'auditId', audit_id, 'site', audits.report ->> 'site', 'check', check_id,
        'page', page, 'words', words, 'handledAt', iso_time(handled_at),
        'handledBy', (select email from members where id = handled_by)
      )
      order by handled_at desc, newest.id desc
    ),
    '[]'
  )
  from (
    select * from contradictions where (handled_at is not null) = p_handled
    order by handled_at desc, id desc
    limit 20
  ) as newest
  join audits on audits.id = audit_id
$$;

-- What was refused on this day of UTC and on seven, by reason; and the leads of these days that are in quarantine.
create or replace function refused_lately() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(jsonb_object_agg(reason, jsonb_build_object('today', this_day, 'week', week)), '{}')
  from (
    select reason, coalesce(sum(times) filter (where day = (now() at time zone 'utc')::date), 0) as this_day, sum(times) as week
    from (
      select reason, day, times from refusals where day > (now() at time zone 'utc')::date - 7
      union all
      select 'quarantine', (created_at at time zone 'utc')::date, 1
      from leads
      where quarantined_for is not null and created_at >= today() - interval '6 days'
    ) as refused
    group by reason
  ) as by_reason
$$;
