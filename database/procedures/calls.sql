-- What the calls of visitors share: each is run once, and its texts are checked before they are stored.
--
-- A call with a key (the header idempotency-key) is run once, however often it is sent, even at the same
-- moment. Only answers that stored something are kept: a refused call may be tried again under its key.
--
-- The parameters count with the key: a person who corrects a message after a lost answer, and sends it under
-- the key of the same form, has written another message, which must not be lost.

-- Identifies a call; null when it has no key.
create or replace function digest_of_call(p_procedure text, p_parameters jsonb) returns bytea
language sql stable
set search_path = public, pg_temp
as $$
  select sha256(convert_to(jsonb_build_array(key, p_procedure, p_parameters)::text, 'UTF8'))
  from request_header('idempotency-key') as key
  where key is not null
$$;

-- A header of the request, by its name in lower case; null when it was not sent.
create or replace function request_header(p_name text) returns text
language sql stable
as $$
  -- After a transaction that set it, the setting is empty rather than absent.
  select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name
$$;

-- The answer that the same call was given before, or null. Calls with the same digest wait until the first
-- has committed. A lead in quarantine is released when its call comes again without suspicion: an attempt
-- whose token failed to arrive is then repeated with one.
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

create or replace function keep_answer(p_call bytea, p_lead_id uuid, p_answer jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  insert into answered_calls (call, lead_id, answer)
  select p_call, p_lead_id, p_answer
  where p_call is not null
$$;

-- Answers are kept for a day, spent tokens for two: by then the tokens have expired.
create or replace function delete_expired_calls() returns integer
language sql
set search_path = public, pg_temp
as $$
  delete from spent_form_tokens where spent_at <= now() - interval '2 days';
  with deleted as (delete from answered_calls where answered_at <= now() - interval '1 day' returning call)
  select count(*)::integer from deleted
$$;

-- Why a text cannot be stored: an English sentence, or null when it can be.
-- The sentences are part of the interface: they are listed in database/README.md.
-- Lengths count code points. Classes are spelled by code point, since what `\s` and `[[:cntrl:]]`
-- mean depends on the locale of the database.

-- Spaces of every width, and the characters that draw nothing: joiners, direction marks, fillers.
create or replace function is_blank(p_text text) returns boolean
language sql immutable
as $$
  select coalesce(p_text, '') ~ '^[\u0009-\u000d\u0020\u0085\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]*$'
$$;

-- A text of one line: a name, a company, a phone number.
create or replace function refusal_of_line(p_label text, p_text text, p_limit integer, p_required boolean)
returns text
language sql immutable
as $$
  select case
    when is_blank(p_text) then case when p_required then p_label || ' is required.' end
    when char_length(p_text) > p_limit then format('%s is too long: %s characters at most.', p_label, p_limit)
    -- Tabs, line and paragraph breaks, and escape sequences, which a terminal would obey.
    when p_text ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' then p_label || ' contains control characters.'
  end
$$;

-- A text of many lines: tabs and line breaks are welcome.
create or replace function refusal_of_message(p_label text, p_text text, p_limit integer) returns text
language sql immutable
as $$
  select refusal_of_line(p_label, translate(p_text, E'\t\n\r\u2028\u2029', '     '), p_limit, true)
$$;

-- A valid e-mail address of the HTML standard (https://html.spec.whatwg.org/#valid-e-mail-address) with a
-- dot in its domain, whose letters may be of any script: contact@société.fr is an address in France.
-- Full-width and invisible characters are not letters. Dots in the mailbox stand between other characters.
create or replace function refusal_of_email(p_email text) returns text
language plpgsql immutable
as $$
declare
  c_letters constant text :=
    'A-Za-z0-9\u00c0-\u167f\u1681-\u180d\u180f-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufaff';
  c_label constant text := format('[%1$s]([%1$s-]{0,61}[%1$s])?', c_letters);
  c_address constant text :=
    '^(?!\.)(?!.*\.[.@])[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@' || c_label || '(\.' || c_label || ')+$';
begin
  return coalesce(
    refusal_of_line('Email', p_email, 254, true),
    case
      when btrim(p_email) !~ c_address or has_mixed_scripts(split_part(btrim(p_email), '@', 2))
        then 'Email is not valid.'
    end
  );
end $$;

-- Whether a label of a domain mixes scripts, which could imitate a well-known name. Registered names do mix
-- Latin letters with Chinese, Japanese and Korean ones.
create or replace function has_mixed_scripts(p_domain text) returns boolean
language sql immutable
as $$
  select bool_or(
    (label ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff\u1100-\u11ff\u3040-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]')::integer
    + (label ~ '[\u0370-\u03ff\u1f00-\u1fff]')::integer
    + (label ~ '[\u0400-\u052f\u1c80-\u1c8f\u2de0-\u2dff\ua640-\ua69f]')::integer
    + (label ~ '[\u0530-\u10ff\u1200-\u1c7f\u1c90-\u1cff\u2c00-\u2ddf\ua800-\uabff]')::integer
    > 1
  )
  from regexp_split_to_table(p_domain, '\.') as label
$$;

-- Any text with a digit in it.
create or replace function refusal_of_phone(p_phone text) returns text
language plpgsql immutable
as $$
declare
  -- The decimal digits of every script of the basic plane (Unicode, category Nd), ten of each.
  c_digits constant text := '['
    || '0-9'
    || '\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b6'
    || '6-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0'
    || 'ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u'
    || '1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-'
    || '\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\uff10-\uff19'
    || ']';
begin
  return coalesce(
    refusal_of_line('Phone', p_phone, 40, false),
    case when not is_blank(p_phone) and p_phone !~ c_digits then 'Phone is not valid.' end
  );
end $$;

-- A web address as people write one: `example.com`, `www.example.com/page`, `https://example.com`. Whether
-- it can be reached is for the audit to find out. Refused are spaces, invisible characters, schemes other
-- than http and https (`localhost:3000` has none), and a name and password, which the report would show.
create or replace function refusal_of_website(p_website text) returns text
language sql immutable
as $$
  select coalesce(
    refusal_of_line('Website', p_website, 2048, true),
    case
      when btrim(p_website) ~ '[\u0020\u00a0\u2000-\u200f\u3000\ufeff]'
        or btrim(p_website) ~* '^(?!https?://)[a-z][a-z0-9+.-]*:(?![0-9])'
        or btrim(p_website) ~* '^(https?://)?[^/?#]*@'
        then 'Website is not valid.'
    end
  )
$$;

create or replace function refusal_of_language(p_language text) returns text
language sql immutable
as $$
  select case when (p_language in ('fr', 'en')) is not true then 'Language must be fr or en.' end
$$;

create or replace function refusal_of_campaign(p_utm_data jsonb) returns text
language sql immutable
as $$
  select case
    when jsonb_typeof(p_utm_data) not in ('object', 'null')
      or jsonb_path_exists(p_utm_data, '$.* ? (@.type() != "string" && @.type() != "null")')
      then 'Campaign data must be an object of texts.'
    when char_length(p_utm_data::text) > 16000 then 'Campaign data is too long: 16000 characters at most.'
  end
$$;

-- A text is stored without a byte order mark in front, which is not part of it. (PGlite 0.5.16 drops it on
-- reading, PostgreSQL does not: stored, it would differ between them.)
create or replace function stored_text(p_text text) returns text
language sql immutable
as $$
  select ltrim(p_text, U&'\FEFF')
$$;

-- An optional text that is blank is stored as null.
create or replace function stored_option(p_text text) returns text
language sql immutable
as $$
  select case when not is_blank(p_text) then stored_text(p_text) end
$$;

create or replace function stored_campaign(p_utm_data jsonb) returns jsonb
language sql immutable
as $$
  select coalesce(nullif(p_utm_data, 'null'), '{}')
$$;
