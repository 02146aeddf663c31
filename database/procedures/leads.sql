-- The call of the contact forms: stores a lead, or returns why not. The same call under the same key stores
-- one lead (calls.sql). A parameter left out counts as empty, so that its absence is refused with a
-- sentence too.
create or replace function create_lead_from_contact_form(
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_company text default null,
  p_message text default null,
  p_language text default null,
  p_utm_data jsonb default null
) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_call bytea := digest_of_call(
    'create_lead_from_contact_form',
    jsonb_build_array(p_name, p_email, p_phone, p_company, p_message, p_language, p_utm_data)
  );
  v_answer jsonb := earlier_answer(v_call);
  v_refusal text;
  v_lead uuid;
begin
  if v_answer is not null then
    return v_answer;
  end if;

  v_refusal := coalesce(
    refusal_of_line('Name', p_name, 100, true),
    refusal_of_email(p_email),
    refusal_of_phone(p_phone),
    refusal_of_line('Company', p_company, 120, false),
    refusal_of_message('Message', p_message, 5000),
    refusal_of_language(p_language),
    refusal_of_campaign(p_utm_data)
  );
  if v_refusal is null then
    v_refusal := refusal_by_message_limits(p_email);
  end if;

  if v_refusal is null then
    insert into leads (name, email, phone, company, message, language, utm_data, quarantined_for)
    values (
      stored_text(p_name),
      p_email,
      stored_option(p_phone),
      stored_option(p_company),
      stored_text(p_message),
      p_language,
      stored_campaign(p_utm_data),
      suspicion_of_call()
    )
    returning id into v_lead;
  end if;

  v_answer := jsonb_build_object('success', v_refusal is null, 'error', v_refusal, 'lead_id', v_lead);
  perform settle_lead(v_lead, v_call, v_answer);
  return v_answer;
end $$;

-- After a lead was stored: writes its mails, unless it is in quarantine, and keeps the answer for when the
-- same call comes again. Does nothing without a lead.
create or replace function settle_lead(p_lead_id uuid, p_call bytea, p_answer jsonb) returns void
language plpgsql
set search_path = public, pg_temp
as $$
begin
  if p_lead_id is null then
    return;
  end if;
  if not is_quarantined(p_lead_id) then
    perform write_mails(p_lead_id);
  end if;
  perform keep_answer(p_call, p_lead_id, p_answer);
end $$;

-- The limit that this message has reached, or null. Asked last: if there is none, the message is counted
-- with its network. A person has the lowest limit, since they are written to at each message.
create or replace function refusal_by_message_limits(p_email text) returns text
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_messages integer;
  v_oldest timestamptz;
begin
  perform lock_limits();

  select count(*), min(created_at) into v_messages, v_oldest
  from leads
  where person = person_of(p_email) and message is not null and created_at > now() - interval '1 hour';
  if v_messages >= limit_of('messages of a person') then
    perform ask_to_retry(v_oldest + interval '1 hour');
    return 'Rate limit exceeded. Please try again later.';
  end if;
  if messages_today() >= limit_of('messages in all') then
    perform ask_to_retry_tomorrow();
    return 'Rate limit exceeded. Too many messages were sent by all visitors today.';
  end if;
  return refusal_of_network_message();
end $$;

create or replace function messages_today() returns integer
language sql
set search_path = public, pg_temp
as $$
  select count(*)::integer from leads where message is not null and created_at >= today()
$$;

-- Quarantine rather than refusal: a form that a program seems to have sent is stored and answered like any
-- other, but nobody is written to. The reason is stored with the lead.

-- Why the lead of this call is to be held back, or null. Asked last, because it spends the token of the
-- call.
create or replace function suspicion_of_call() returns text
language plpgsql
set search_path = public, pg_temp
as $$
declare
  -- What the server found when it checked the honeypot and the token. Both are empty for calls that do not
  -- come through the server (psql, a script of the agency).
  v_suspicion text := nullif(current_setting('site.suspicion', true), '');
  v_token text := nullif(current_setting('site.form_token', true), '');
begin
  -- A hundred people behind one address may write within an hour; more are taken for a program that behaves
  -- like a browser.
  if network_messages() > limit_of('messages of a network before quarantine') then
    return 'busy-network';
  end if;
  if v_suspicion is not null then
    return v_suspicion;
  end if;
  if v_token is not null then
    -- Of two calls with the same token at the same moment, the second waits here for the first.
    insert into spent_form_tokens (token) values (v_token::uuid) on conflict do nothing;
    if not found then
      return 'spent-token';
    end if;
  end if;
  return null;
end $$;

create or replace function is_quarantined(p_lead_id uuid) returns boolean
language sql stable
set search_path = public, pg_temp
as $$
  select exists (select from leads where id = p_lead_id and quarantined_for is not null)
$$;

-- Takes a lead out of quarantine, and writes the mails that were held back.
create or replace function release_lead(p_lead_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  update leads set quarantined_for = null where id = p_lead_id;
  select write_mails(p_lead_id);
$$;

-- A browser has shown the page that answers a form without JavaScript: the missing token no longer counts.
-- Any other reason stands.
create or replace function confirm_lead(p_lead_id uuid) returns void
language sql
set search_path = public, pg_temp
as $$
  select release_lead(id) from leads where id = p_lead_id and quarantined_for = 'no-token' for update
$$;

-- Deletes expired leads, with their audits, and returns how many.
create or replace function delete_expired_leads() returns integer
language sql
set search_path = public, pg_temp
as $$
  with deleted as (delete from leads where kept_until <= now() returning id)
  select count(*)::integer from deleted
$$;
