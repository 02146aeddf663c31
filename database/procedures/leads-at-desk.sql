-- What members read and do about leads. Each of these asks first who calls.

-- A page of leads, 50 of them: of each person the last one that the filter lets through, the newest first.
-- The filter is {search, state, page}: a state of leads.state, 'quarantine', or null for all but that.
-- Answers {leads, hasNext, counts}.
create or replace function list_leads(p_filter jsonb) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
-- A plan for any filter would sort all leads where one for this filter walks along an index.
set plan_cache_mode = force_custom_plan
as $$
declare
  c_size constant integer := 50;
  v_leads jsonb;
begin
  perform calling_member();
  select coalesce(jsonb_agg(lead_row(lead) order by (lead).created_at desc, (lead).id desc), '[]') into v_leads
  from (
    select leads as lead from leads
    where matches_filter(leads, p_filter)
      and not exists (
        select from leads as newer
        where newer.person = leads.person
          and (newer.created_at, newer.id) > (leads.created_at, leads.id)
          and matches_filter(newer, p_filter)
      )
    order by created_at desc, id desc
    offset greatest(0, (p_filter ->> 'page')::integer - 1) * c_size
    limit c_size + 1
  ) as listed;
  return jsonb_build_object(
    'leads', v_leads - c_size,
    'hasNext', jsonb_array_length(v_leads) > c_size,
    'counts', lead_counts()
  );
end $$;

-- The leads that a filter lets through, 10,000 at most, the newest first, for a spreadsheet.
create or replace function export_leads(p_filter jsonb) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return (
    select coalesce(
      jsonb_agg(
        lead_row(lead) || jsonb_build_object(
          'phone', (lead).phone,
          'message', (lead).message,
          'language', (lead).language,
          'campaign', (lead).utm_data
        )
        order by (lead).created_at desc, (lead).id desc
      ),
      '[]'
    )
    from (
      select leads as lead from leads
      where matches_filter(leads, p_filter)
      order by created_at desc, id desc
      limit 10000
    ) as listed
  );
end $$;

-- All there is about a lead, as `DeskLead` of contracts/desk.ts says it; null when there is none.
create or replace function read_lead(p_lead_id uuid) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_lead leads;
begin
  perform calling_member();
  select * into v_lead from leads where id = p_lead_id;
  if not found then
    return null;
  end if;
  return lead_row(v_lead) || jsonb_build_object(
    'phone', v_lead.phone,
    'message', v_lead.message,
    'goals', v_lead.utm_data ->> 'goals',
    'campaign', v_lead.utm_data - 'goals',
    'language', v_lead.language,
    'keptUntil', iso_time(v_lead.kept_until),
    'quarantinedFor', v_lead.quarantined_for,
    'consent', consent_of(v_lead),
    'audits', audits_of(v_lead),
    'mails', mails_of(v_lead),
    'notes', notes_of(v_lead),
    'others', (
      select coalesce(jsonb_agg(lead_row(other) order by other.created_at desc, other.id desc), '[]')
      from leads as other
      where other.person = v_lead.person and other.id <> v_lead.id
    ),
    'members', (
      select coalesce(jsonb_agg(email order by email), '[]') from members where removed_at is null
    )
  );
end $$;

-- Sets what the agency makes of a lead. False when it is gone.
create or replace function change_lead(
  p_lead_id uuid,
  p_state text,
  p_owner text,
  p_follow_up_on date
) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  update leads
  set state = p_state,
      owner_id = (select id from members where email = p_owner and removed_at is null),
      follow_up_on = p_follow_up_on
  where id = p_lead_id;
  return found;
end $$;

-- Notes something about a lead. The same note, by its id, is kept once. False when the lead is gone.
create or replace function note_lead(p_lead_id uuid, p_note_id uuid, p_text text) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_member uuid := calling_member();
begin
  insert into lead_notes (id, lead_id, author_id, text)
  select p_note_id, id, v_member, stored_text(p_text) from leads where id = p_lead_id
  on conflict do nothing;
  return exists (select from leads where id = p_lead_id);
end $$;

-- Takes a lead out of quarantine and writes its mails. False when it is in none.
create or replace function release_from_quarantine(p_lead_id uuid) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  perform from leads where id = p_lead_id and quarantined_for is not null for update;
  if not found then
    return false;
  end if;
  perform release_lead(p_lead_id);
  return true;
end $$;

-- Answers a lead by mail: from then on it is answered and, if nobody followed it, followed by the member who
-- did. The same answer, by its id, is sent once. False for a lead that is gone or in quarantine.
create or replace function answer_lead(p_lead_id uuid, p_mail_id uuid, p_text text) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_member uuid := calling_member();
begin
  perform from leads where id = p_lead_id and quarantined_for is null for update;
  if not found then
    return false;
  end if;
  insert into mails (id, lead_id, kind, author_id, text)
  values (p_mail_id, p_lead_id, 'answer', v_member, stored_text(p_text))
  on conflict do nothing;
  if found then
    perform enqueue_job('send-mail', jsonb_build_object('mailId', p_mail_id));
    update leads
    set state = case when state = 'new' then 'answered' else state end, owner_id = coalesce(owner_id, v_member)
    where id = p_lead_id;
  end if;
  return true;
end $$;

-- Erases the person of a lead: all their leads, with audits, reports, mails and notes, and what they asked to be
-- told about. Returns how many leads.
create or replace function erase_person(p_lead_id uuid) returns integer
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return coalesce((select erase(person) from leads where id = p_lead_id), 0);
end $$;

-- Written so that the planner can put it into the query that asks.
create or replace function matches_filter(p_lead leads, p_filter jsonb) returns boolean
language sql stable
as $$
  select (p_lead.quarantined_for is not null) = coalesce(p_filter ->> 'state' = 'quarantine', false)
    and (coalesce(p_filter ->> 'state', 'quarantine') = 'quarantine' or p_lead.state = p_filter ->> 'state')
    and (
      coalesce(p_filter ->> 'search', '') = '' or strpos(p_lead.searched, lower(p_filter ->> 'search')) > 0
    )
$$;

-- What a list says of a lead (`LeadRow` of contracts/desk.ts).
create or replace function lead_row(p_lead leads) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'id', p_lead.id,
    'name', p_lead.name,
    'email', p_lead.email,
    'company', p_lead.company,
    'receivedAt', iso_time(p_lead.created_at),
    'state', p_lead.state,
    'isQuarantined', p_lead.quarantined_for is not null,
    'owner', (select email from members where id = p_lead.owner_id),
    'followUpOn', p_lead.follow_up_on,
    'messages', (select count(*) from leads where person = p_lead.person),
    'site', (
      select address from audits where lead_id = p_lead.id and kind = 'requested' order by requested_at limit 1
    ),
    'score', (
      select score_of_audit(audits) from audits
      where lead_id = p_lead.id and kind <> 'rival' and points is not null
      order by requested_at desc, id desc
      limit 1
    )
  )
$$;

-- How many leads there are in each state; those in quarantine are counted there alone.
create or replace function lead_counts() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'new', count(*) filter (where state = 'new' and quarantined_for is null),
    'answered', count(*) filter (where state = 'answered' and quarantined_for is null),
    'won', count(*) filter (where state = 'won' and quarantined_for is null),
    'lost', count(*) filter (where state = 'lost' and quarantined_for is null),
    'quarantine', count(*) filter (where quarantined_for is not null)
  )
  from leads
$$;

-- What a person allows now: their last choice, or what they allowed when they wrote where there is none since.
create or replace function consent_of(p_lead leads) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    (
      select jsonb_build_object(
        'chosenAt', iso_time(chosen_at),
        'analytics', analytics and expires_at > now(),
        'training', (ai ->> 'allowTraining')::boolean and expires_at > now(),
        'collection', (ai ->> 'allowDataCollection')::boolean and expires_at > now()
      )
      from consents
      where consent_id::text = p_lead.ai_consent ->> 'consent_id'
      order by id desc
      limit 1
    ),
    jsonb_build_object(
      'chosenAt', null,
      'analytics', false,
      'training', coalesce((p_lead.ai_consent ->> 'allowTraining')::boolean, false),
      'collection', coalesce((p_lead.ai_consent ->> 'allowDataCollection')::boolean, false)
    )
  )
$$;

create or replace function audits_of(p_lead leads) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      audit_row(audits)
      order by requested_at desc, id
    ),
    '[]'
  )
  from audits
  where lead_id = p_lead.id and kind <> 'rival'
$$;

create or replace function mails_of(p_lead leads) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', mails.id,
        'kind', kind,
        'writtenAt', iso_time(written_at),
        'sentAt', iso_time(sent_at),
        'status', mail_status(mails),
        'failure', failure,
        'text', text,
        'author', (select email from members where members.id = author_id)
      )
      order by written_at desc, kind
    ),
    '[]'
  )
  from mails
  where lead_id = p_lead.id
$$;

create or replace function mail_status(p_mail mails) returns text
language sql immutable
as $$
  select case
    when p_mail.sent_at is not null then 'sent'
    when p_mail.given_up_at is not null then 'given-up'
    when p_mail.held_at is not null then 'held'
    else 'waiting'
  end
$$;

create or replace function notes_of(p_lead leads) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', lead_notes.id, 'text', text, 'writtenAt', iso_time(written_at),
        'author', (select email from members where members.id = author_id)
      )
      order by written_at desc, lead_notes.id
    ),
    '[]'
  )
  from lead_notes
  where lead_id = p_lead.id
$$;
