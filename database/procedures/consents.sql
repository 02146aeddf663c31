-- Called by the server, which has checked the choice; visitors may not.
create or replace function record_consent(
  p_consent_id uuid,
  p_action text,
  p_version integer,
  p_words text,
  p_language text,
  p_analytics boolean,
  p_marketing boolean,
  p_ai jsonb,
  p_gpc boolean,
  p_expires_at timestamptz
) returns void
language sql
set search_path = public, pg_temp
as $$
  insert into consents (
    consent_id, action, version, words, language, analytics, marketing, ai, gpc, expires_at
  )
  values (
    p_consent_id, p_action, p_version, p_words, p_language, p_analytics, p_marketing, p_ai, p_gpc, p_expires_at
  )
$$;

create or replace function delete_expired_consents() returns integer
language sql
set search_path = public, pg_temp
as $$
  with deleted as (delete from consents where kept_until <= now() returning id)
  select count(*)::integer from deleted
$$;
