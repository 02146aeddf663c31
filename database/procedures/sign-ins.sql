-- How a member of the agency signs in to the desk: with a code of six characters or a link, both sent by mail.
-- Answers do not disclose who is a member: they are the same for an address that is not a member's.

-- Makes a code and a link for the member at an address. Answers {wait: null, code, link}, without the last two
-- for an address that is not a member's, and {wait: seconds} beyond the limits.
create or replace function request_sign_in(p_email text) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_wait integer := wait_of_sign_in('codes', p_email);
  v_member uuid;
begin
  if v_wait is not null then
    return jsonb_build_object('wait', v_wait);
  end if;
  select id into v_member from members where email = address_of(p_email) and removed_at is null;
  return jsonb_build_object('wait', null) || coalesce(make_sign_in_code(v_member), '{}');
end $$;

-- Signs a member in by their code. Answers {wait: null, token}, the token null for a code that is not theirs,
-- was used or is too old; with it how many tries the address has left; {wait: seconds} past the limits.
create or replace function sign_in_by_code(p_email text, p_code text, p_browser text) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_wait integer := wait_of_sign_in('tries', p_email);
  v_member uuid;
begin
  if v_wait is not null then
    return jsonb_build_object('wait', v_wait);
  end if;
  select members.id into v_member
  from members
  join live_sign_in_codes() as made on made.member_id = members.id
  where members.email = address_of(p_email) and made.code = digest_of_code(made.id, p_code)
  limit 1;
  return jsonb_build_object(
    'wait', null,
    'token', begin_session(v_member, p_browser),
    'left', limit_of('tries of an address') - sign_in_attempts_of('tries', digest_of_address(p_email))
  );
end $$;

-- Signs a member in by their link. Answers as sign_in_by_code does, without the tries left.
create or replace function sign_in_by_link(p_link text, p_browser text) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_wait integer := wait_of_sign_in('tries', null);
  v_member uuid;
begin
  if v_wait is not null then
    return jsonb_build_object('wait', v_wait);
  end if;
  select member_id into v_member from live_sign_in_codes() where link = digest_of_secret(p_link);
  return jsonb_build_object('wait', null, 'token', begin_session(v_member, p_browser));
end $$;

-- Replaces the members by those at these addresses. Those who are no longer members are signed out everywhere.
create or replace function set_members(p_emails jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  insert into members (email)
  select distinct address_of(value) from jsonb_array_elements_text(p_emails)
  on conflict (email) do update set removed_at = null;
  update members set removed_at = now()
  where removed_at is null
    and email not in (select address_of(value) from jsonb_array_elements_text(p_emails));
  delete from sign_in_codes where member_id in (select id from members where removed_at is not null);
  delete from desk_sessions where member_id in (select id from members where removed_at is not null);
$$;

-- A code and a link for a member, without a mail, for the person who runs the server. Null when there is no
-- such member; without an address, for the first one.
create or replace function make_sign_in_link(p_email text) returns jsonb
language sql
set search_path = public, pg_temp
as $$
  select make_sign_in_code(id) || jsonb_build_object('email', email)
  from members
  where removed_at is null and (p_email is null or email = address_of(p_email))
  order by joined_at, email
  limit 1
$$;

-- {email, code, link} for a member; null without one.
create or replace function make_sign_in_code(p_member_id uuid) returns jsonb
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_id uuid := gen_random_uuid();
  v_code text := random_code();
  v_link text := random_secret();
begin
  if p_member_id is null then
    return null;
  end if;
  insert into sign_in_codes (id, member_id, code, link)
  values (v_id, p_member_id, digest_of_code(v_id, v_code), digest_of_secret(v_link));
  return (
    select jsonb_build_object('email', email, 'code', v_code, 'link', v_link) from members where id = p_member_id
  );
end $$;

-- Signs a member in: no code that they were sent is good any more. Answers the token for their cookie, which is
-- kept nowhere; null without a member.
create or replace function begin_session(p_member_id uuid, p_browser text) returns text
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_token text := random_secret();
begin
  if p_member_id is null then
    return null;
  end if;
  delete from sign_in_codes where member_id = p_member_id;
  insert into desk_sessions (member_id, token, browser)
  values (p_member_id, digest_of_secret(v_token), left(p_browser, 100));
  return v_token;
end $$;

-- How long a code is good, and an attempt counts.
create or replace function age_of_sign_ins() returns interval
language sql immutable
as $$
  select interval '15 minutes'
$$;

create or replace function live_sign_in_codes() returns setof sign_in_codes
language sql stable
set search_path = public, pg_temp
as $$
  select * from sign_in_codes where made_at > now() - age_of_sign_ins()
$$;

-- How many seconds to wait before requesting or trying another code; null without a wait, and then one more is
-- counted for the address and for the networks. A link has no address, a script of the agency no network.
create or replace function wait_of_sign_in(p_kind text, p_email text) returns integer
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_wait integer;
begin
  -- One after the other: each count sees the one before, and no code is good twice.
  perform pg_advisory_xact_lock(hashtextextended('sign-ins', 0));

  with counted as (
    select digest_of_address(p_email) as who, limit_of(p_kind || ' of an address') as most where p_email is not null
    union all
    select digest, limit_of(p_kind || case when is_wide then ' of a wide network' else ' of a network' end)
    from calling_networks()
  )
  select max(ceil(extract(epoch from wait_for_first(p_kind, who, most))))::integer into v_wait
  from counted
  where sign_in_attempts_of(p_kind, who) >= most;
  if v_wait is null and sign_ins_this_hour() >= limit_of('codes and tries in all') then
    v_wait := ceil(extract(epoch from date_trunc('hour', now()) + interval '1 hour' - now()));
  end if;
  if v_wait is not null then
    return greatest(1, v_wait);
  end if;

  insert into sign_in_attempts (kind, who)
  select p_kind, digest_of_address(p_email) where p_email is not null
  union all
  select p_kind, digest from calling_networks();
  return null;
end $$;

-- How many codes were asked for, or tried, lately.
create or replace function sign_in_attempts_of(p_kind text, p_who bytea) returns integer
language sql
set search_path = public, pg_temp
as $$
  select count(*)::integer from sign_in_attempts
  where kind = p_kind and who = p_who and made_at > now() - age_of_sign_ins()
$$;

-- How long until the first of so many attempts counts no more.
create or replace function wait_for_first(p_kind text, p_who bytea, p_most integer) returns interval
language sql
set search_path = public, pg_temp
as $$
  select made_at + age_of_sign_ins() - now() from sign_in_attempts
  where kind = p_kind and who = p_who and made_at > now() - age_of_sign_ins()
  order by made_at desc
  offset p_most - 1
  limit 1
$$;

-- Rows, of which one attempt leaves up to three.
create or replace function sign_ins_this_hour() returns integer
language sql
set search_path = public, pg_temp
as $$
  select count(*)::integer from sign_in_attempts where made_at >= date_trunc('hour', now())
$$;

-- An address as members are known by it.
create or replace function address_of(p_email text) returns text
language sql immutable
as $$
  select lower(btrim(p_email))
$$;

create or replace function digest_of_address(p_email text) returns bytea
language sql
set search_path = public, pg_temp
as $$
  select digest_of_network('address ' || address_of(p_email))
$$;

-- Six characters of the 32 of Crockford (https://www.crockford.com/base32.html), which leave out I, L, O and U:
-- a thousand million codes. The first six bytes of a random uuid are all random.
create or replace function random_code() returns text
language sql
as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(bytes, place) % 32 + 1, 1), '')
  from uuid_send(gen_random_uuid()) as bytes, generate_series(0, 5) as place
$$;

-- Two random uuids are 244 random bits, without an extension.
create or replace function random_secret() returns text
language sql
as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;

create or replace function digest_of_secret(p_secret text) returns bytea
language sql immutable
as $$
  select sha256(convert_to(p_secret, 'UTF8'))
$$;

-- Of a code however a person writes it: in any case, with spaces or hyphens, with O for 0 and I or L for 1.
create or replace function digest_of_code(p_id uuid, p_code text) returns bytea
language sql immutable
as $$
  select sha256(convert_to(
    p_id::text || translate(regexp_replace(upper(p_code), '[\s-]', '', 'g'), 'OIL', '011'), 'UTF8'
  ))
$$;

-- Deletes expired codes and sessions, and members who were removed more than 30 days ago. Returns how many
-- sessions have ended.
create or replace function delete_expired_sign_ins() returns integer
language sql
set search_path = public, pg_temp
as $$
  delete from sign_in_codes where made_at <= now() - age_of_sign_ins();
  delete from sign_in_attempts where made_at <= now() - interval '1 day';
  delete from members where removed_at <= now() - interval '30 days';
  with deleted as (
    delete from desk_sessions where not is_live(desk_sessions) returning id
  )
  select count(*)::integer from deleted
$$;
