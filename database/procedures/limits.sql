-- Every limit of this room, with its unit: `select * from limits` shows them, README.md says what each
-- is for. The share of one network and day is a setting of the server instead (network.sql).
create or replace view limits (name, most, unit) as
values
  ('audits of a person', 2, 'a UTC day'),
  ('audits of a host', 6, 'an hour'),
  ('audits of a wide network', 100, 'a UTC day'),
  ('audits in all', 2000, 'a UTC day'),
  ('audits waiting', 50, 'at once'),
  ('messages of a person', 10, 'an hour'),
  ('messages of a network', 200, 'an hour'),
  ('messages of a network before quarantine', 100, 'an hour'),
  ('messages of a wide network', 400, 'an hour'),
  ('messages in all', 2000, 'a UTC day'),
  ('mails to visitors', 200, 'a UTC day');

revoke all on limits from public, anon;

create or replace function limit_of(p_name text) returns integer
language plpgsql stable
set search_path = public, pg_temp
as $$
declare
  v_most integer;
begin
  select most into strict v_most from limits where name = p_name;
  return v_most;
end $$;

-- Who asks what a limit leaves waits until whoever asked before has committed: each count then sees it.
create or replace function lock_limits() returns void
language sql
as $$
  select pg_advisory_xact_lock(hashtextextended('limits', 0))
$$;

-- The beginning of the day of the limits.
create or replace function today() returns timestamptz
language sql stable
as $$
  select date_trunc('day', now() at time zone 'utc') at time zone 'utc'
$$;

-- The site that a web address is of, as the limit of a host counts: the name that somebody registered.
-- Without the list of public suffixes this is a rule of thumb: two labels, three below the second levels
-- of countries (co.uk, gouv.fr) and below hosts that give each customer a name. Null for this machine,
-- which the server audits only where its operator allowed it.
create or replace function site_of(p_website text) returns text
language plpgsql immutable
as $$
declare
  c_second_levels constant text := '(co|com|org|net|gov|gouv|edu|ac|asso|nom|or|ne|go)\.[a-z]{2}';
  c_shared_hosts constant text := '(github|gitlab|webflow)\.io|(vercel|netlify|web|fly)\.(app|dev)|(pages|workers)\.dev'
    || '|(herokuapp|wordpress|blogspot|wixsite|myshopify|tumblr|weebly|squarespace|substack)\.com|carrd\.co|notion\.site';
  v_host text := rtrim(lower(substring(
    btrim(p_website) from '^(?:[A-Za-z][A-Za-z0-9+.-]*://)?(\[[^\]]*\]|[^/?#:]*)'
  )), '.');
begin
  if v_host ~ '^(localhost|127\.[0-9.]+|\[::1\])$' then
    return null;
  end if;
  if v_host ~ '^[0-9.]+$' or v_host like '[%' then
    return v_host;
  end if;
  return coalesce(
    substring(v_host from format('([^.]+\.(?:%s|%s))$', c_second_levels, c_shared_hosts)),
    substring(v_host from '[^.]+\.[^.]+$'),
    v_host
  );
end $$;

revoke all on function limit_of(text), lock_limits(), today(), site_of(text) from public, anon;
