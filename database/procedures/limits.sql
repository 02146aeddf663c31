-- Every limit with its unit, and how much a network has used: `select * from limits` shows the limits,
-- README.md says what each is for. What one network may have of audits in a day is a setting of the server
-- instead (`count_network_audit`).
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
  ('mails to visitors', 200, 'a UTC day'),
  ('watches of a person', 10, 'an hour'),
  ('contradictions of a report', 20, 'a UTC day'),
  ('sites watched for readers', 500, 'at once'),
  ('watched sites', 500, 'at once'),
  ('codes of an address', 10, '15 minutes'),
  ('codes of a network', 10, '15 minutes'),
  ('codes of a wide network', 40, '15 minutes'),
  ('tries of an address', 10, '15 minutes'),
  ('tries of a network', 10, '15 minutes'),
  ('tries of a wide network', 40, '15 minutes'),
  ('codes and tries in all', 6000, 'an hour');

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

-- A call that asks about a limit waits until the call before it has committed, so that it counts that one too.
create or replace function lock_limits() returns void
language sql
as $$
  select pg_advisory_xact_lock(hashtextextended('limits', 0))
$$;

-- When the current UTC day began: limits per day are counted from there.
create or replace function today() returns timestamptz
language sql stable
as $$
  select date_trunc('day', now() at time zone 'utc') at time zone 'utc'
$$;

-- Tells the client when to come back, by a response header, which PostgREST lets a procedure set.
create or replace function ask_to_retry(p_time timestamptz) returns void
language sql
as $$
  select set_config(
    'response.headers',
    jsonb_build_array(
      jsonb_build_object('Retry-After', greatest(1, ceil(extract(epoch from p_time - now()))::integer)::text)
    )::text,
    true
  )
$$;

create or replace function ask_to_retry_tomorrow() returns void
language sql
set search_path = public, pg_temp
as $$
  select ask_to_retry(today() + interval '1 day')
$$;

-- Counts one more audit for the network that a call comes from, and for the wide one around it; false when
-- either has used up its UTC day, and then nothing is counted. To be called after `lock_limits`.
--
-- A network may have as many as the setting `site.audits_per_network_per_day` says, 20 when unset: an
-- office shares one address. The wide one may never have fewer than that.
create or replace function count_network_audit() returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_share integer := coalesce(nullif(current_setting('site.audits_per_network_per_day', true), '')::integer, 20);
  v_wide_share integer := greatest(v_share, limit_of('audits of a wide network'));
  v_day date := (now() at time zone 'utc')::date;
begin
  if exists (
    select from calling_networks() as calling
    left join network_audits as counted on counted.day = v_day and counted.network = calling.digest
    where coalesce(counted.audits, 0) >= case when calling.is_wide then v_wide_share else v_share end
  ) then
    return false;
  end if;
  insert into network_audits as counted (day, network, audits)
  select v_day, digest, 1 from calling_networks()
  on conflict (day, network) do update set audits = counted.audits + 1;
  return true;
end $$;

-- That a network has sent its messages of the hour; null when it has not, and this one is then counted.
create or replace function refusal_of_network_message() returns text
language plpgsql
set search_path = public, pg_temp
as $$
begin
  if count_network_message() then
    return null;
  end if;
  perform ask_to_retry(date_trunc('hour', now()) + interval '1 hour');
  return 'Rate limit exceeded. Too many messages were sent from this network within the hour.';
end $$;

-- Counts one more message of the hour, as `count_network_audit` counts audits. The limit leaves room for a large
-- school behind one address.
create or replace function count_network_message() returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_share integer := limit_of('messages of a network');
  v_wide_share integer := limit_of('messages of a wide network');
  v_hour timestamptz := date_trunc('hour', now());
begin
  if exists (
    select from calling_networks() as calling
    left join network_messages as counted on counted.hour = v_hour and counted.network = calling.digest
    where coalesce(counted.messages, 0) >= case when calling.is_wide then v_wide_share else v_share end
  ) then
    return false;
  end if;
  insert into network_messages as counted (hour, network, messages)
  select v_hour, digest, 1 from calling_networks()
  on conflict (hour, network) do update set messages = counted.messages + 1;
  return true;
end $$;

-- How many messages of this hour came from the network of this call, this one included.
create or replace function network_messages() returns integer
language sql
set search_path = public, pg_temp
as $$
  select coalesce(sum(messages), 0)::integer
  from network_messages
  where hour = date_trunc('hour', now()) and network = digest_of_network(calling_network())
$$;

-- The network that a call comes from, by its header x-forwarded-for. Null without that header (psql, a
-- script of the agency): such a call has no limit.
create or replace function calling_network() returns text
language sql stable
set search_path = public, pg_temp
as $$
  select network_of(request_header('x-forwarded-for'), 64)
$$;

-- The digests of that network and of the wide one around it, if there is one; no row without a network.
create or replace function calling_networks() returns table (digest bytea, is_wide boolean)
language sql
set search_path = public, pg_temp
as $$
  select digest_of_network(network), is_wide
  from (
    select calling_network() as network, false as is_wide
    union all
    select network_of(request_header('x-forwarded-for'), 48), true
  ) as networks
  where network is not null and (not is_wide or network <> calling_network())
$$;

-- One network is an IPv4 address, or the first p_bits of an IPv6 one: the /64 that a customer is given, or
-- the /48 of a company or a tunnel broker. Of a list, the last address counts: the nearest proxy wrote that
-- one, and the sender may have invented the others. Some proxies add a port. All unreadable addresses are
-- one network. The server counts by the same rule (server/limits/network.ts); one list of cases tests both.
create or replace function network_of(p_forwarded_for text, p_bits integer) returns text
language plpgsql immutable
as $$
declare
  v_text text := btrim(regexp_replace(p_forwarded_for, '^.*,', ''));
  v_address inet;
begin
  if v_text is null or v_text = '' then
    return null;
  end if;
  v_text := regexp_replace(v_text, '^\[([^\]]*)\](:[0-9]+)?$', '\1');
  v_text := regexp_replace(v_text, '^([0-9.]+):[0-9]+$', '\1');
  v_text := regexp_replace(v_text, '%.*$', '');
  if v_text like '%/%' then
    return 'unreadable';
  end if;
  -- A socket that takes both families shows IPv4 inside IPv6: all of it would be one /64.
  v_address := regexp_replace(host(v_text::inet), '^::ffff:(?=[0-9]+\.)', '');
  return case family(v_address)
    when 4 then host(v_address)
    else network(set_masklen(v_address, p_bits))::text
  end;
exception
  when invalid_text_representation then
    return 'unreadable';
end $$;

-- A network is stored as this digest only, with the salt of the day.
create or replace function digest_of_network(p_network text) returns bytea
language sql
set search_path = public, pg_temp
as $$
  select sha256(salt_of((now() at time zone 'utc')::date) || convert_to(p_network, 'UTF8'))
$$;

-- The salt of a day, made when it is first asked for. Earlier days are deleted then: without its salt, a
-- digest that remains (in a backup) cannot be traced to a network.
create or replace function salt_of(p_day date) returns bytea
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_salt bytea;
begin
  select salt into v_salt from network_salts where day = p_day;
  if not found then
    perform forget_networks_before(p_day);
    -- Two random uuids are 244 random bits, without an extension.
    insert into network_salts (day, salt)
    values (p_day, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    on conflict (day) do nothing;
    select salt into strict v_salt from network_salts where day = p_day;
  end if;
  return v_salt;
end $$;

create or replace function forget_networks_before(p_day date) returns void
language sql
set search_path = public, pg_temp
as $$
  delete from network_audits where day < p_day;
  delete from network_messages where hour < p_day::timestamp at time zone 'utc';
  delete from network_salts where day < p_day;
$$;
