-- Never twice: a call that brings a key along (the header idempotency-key) is run once, however often
-- and however parallel it is sent. Only answers that stored something are kept: what was refused
-- may be tried again under the same key.
--
-- The parameters count with the key: a person who corrects a message after a lost answer, and sends
-- it under the key of the same form, has written another message. Nothing of it may be lost.

-- What a call is known by, or null when it has no key.
create or replace function digest_of_call(p_procedure text, p_parameters jsonb) returns bytea
language sql stable
set search_path = public, pg_temp
as $$
  select sha256(convert_to(jsonb_build_array(key, p_procedure, p_parameters)::text, 'UTF8'))
  from request_header('idempotency-key') as key
  where key is not null
$$;

-- A header of the request, by its name in lower case; null when it was not sent, or nothing was.
create or replace function request_header(p_name text) returns text
language sql stable
as $$
  -- After a transaction that set it, the setting is empty rather than absent.
  select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name
$$;

-- What was answered to the same call, or null. Calls with the same digest wait for one another
-- until the first has committed. A lead in quarantine is released when its call comes again and nothing
-- speaks against it any more: so a person without JavaScript confirms what they sent.
create or replace function earlier_answer(p_call bytea) returns jsonb
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_earlier answered_calls;
begin
  if p_call is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('call:' || encode(p_call, 'hex'), 0));
  -- A statement of its own, so that it sees what was committed in the meantime.
  select * into v_earlier from answered_calls where call = p_call;
  if found and is_quarantined(v_earlier.lead_id) and suspicion_of_call() is null then
    perform release_lead(v_earlier.lead_id);
  end if;
  return v_earlier.answer;
end $$;

-- Keeps what a call was answered, if it has a key.
create or replace function keep_answer(p_call bytea, p_lead_id uuid, p_answer jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  insert into answered_calls (call, lead_id, answer)
  select p_call, p_lead_id, p_answer
  where p_call is not null
$$;

-- Forgets answers after a day. Tokens are spent for two: by then they have expired.
create or replace function delete_expired_calls() returns integer
language sql
set search_path = public, pg_temp
as $$
  delete from spent_form_tokens where spent_at <= now() - interval '2 days';
  with deleted as (delete from answered_calls where answered_at <= now() - interval '1 day' returning call)
  select count(*)::integer from deleted
$$;

revoke all on function
  digest_of_call(text, jsonb),
  request_header(text),
  earlier_answer(bytea),
  keep_answer(bytea, uuid, jsonb),
  delete_expired_calls()
from public, anon;
