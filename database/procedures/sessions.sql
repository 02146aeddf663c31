-- Where members are signed in. Every other procedure of the desk begins by asking who calls (`calling_member`).

-- The member who calls: {id, email, session}; null without a live session. That they were there is noted, unless
-- the call is that of a page which reads its lists anew by itself.
create or replace function read_member(p_is_visit boolean) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_session desk_sessions := calling_session();
begin
  -- A write a minute, not at each page.
  update desk_sessions set seen_at = now()
  where p_is_visit and id = v_session.id and seen_at <= now() - interval '1 minute';
  return (
    select jsonb_build_object('id', id, 'email', email, 'session', v_session.id)
    from members
    where id = v_session.member_id
  );
end $$;

-- The sessions of the member who calls, the last seen first: [{id, browser, beganAt, seenAt, isThis}].
create or replace function list_sessions() returns jsonb
language sql security definer
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', id,
        'browser', browser,
        'beganAt', iso_time(began_at),
        'seenAt', iso_time(seen_at),
        'isThis', id = (calling_session()).id
      )
      order by seen_at desc, id
    ),
    '[]'
  )
  from desk_sessions
  where member_id = calling_member() and is_live(desk_sessions)
$$;

-- Ends a session of the member who calls; false when it is not theirs.
create or replace function end_session(p_session_id uuid) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  delete from desk_sessions where id = p_session_id and member_id = calling_member();
  return found;
end $$;

-- The member who calls. Without a live session, the call is refused with 28000.
create or replace function calling_member() returns uuid
language plpgsql stable
set search_path = public, pg_temp
as $$
declare
  v_session desk_sessions := calling_session();
begin
  if v_session.id is null then
    raise exception 'Nobody is signed in.' using errcode = '28000';
  end if;
  return v_session.member_id;
end $$;

-- The live session of a member whose token has the digest of the setting `site.desk_session`; a row of nulls
-- without one.
create or replace function calling_session() returns desk_sessions
language sql stable
set search_path = public, pg_temp
as $$
  select * from desk_sessions
  where token = decode(nullif(current_setting('site.desk_session', true), ''), 'hex')
    and is_live(desk_sessions)
    and member_id in (select id from members where removed_at is null)
$$;

-- 12 hours without a visit end a session, and 30 days whatever happens.
create or replace function is_live(p_session desk_sessions) returns boolean
language sql stable
as $$
  select p_session.seen_at > now() - interval '12 hours' and p_session.began_at > now() - interval '30 days'
$$;
