-- Counts one more audit for the network that a call comes from; false when it has had its share
-- of the UTC day, and then nothing is counted.
--
-- The share is the setting `ibid.audits_per_network_per_day`, 20 when unset: an office shares one
-- address.
create or replace function count_network_audit() returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_share integer := coalesce(nullif(current_setting('ibid.audits_per_network_per_day', true), '')::integer, 20);
  v_network text := calling_network();
  v_day date := (now() at time zone 'utc')::date;
begin
  if v_network is null then
    return true;
  end if;
  if v_share < 1 then
    return false;
  end if;
  -- Two calls from one network wait for one another here, on the row.
  insert into network_audits as counted (day, network, audits)
  values (v_day, digest_of_network(v_network), 1)
  on conflict (day, network) do update set audits = counted.audits + 1 where counted.audits < v_share;
  return found;
end $$;

-- Counts one more message for the network that a call comes from; false when it has had its share
-- of the hour, and then nothing is counted. Two hundred: a large school behind one address.
create or replace function count_network_message() returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
declare
  c_share constant integer := 200;
  v_network text := calling_network();
begin
  if v_network is null then
    return true;
  end if;
  insert into network_messages as counted (hour, network, messages)
  values (date_trunc('hour', now()), digest_of_network(v_network), 1)
  on conflict (hour, network) do update set messages = counted.messages + 1 where counted.messages < c_share;
  return found;
end $$;

-- How many messages of this hour came from the network that a call comes from, itself included.
create or replace function network_messages() returns integer
language sql
set search_path = public, pg_temp
as $$
  select coalesce(sum(messages), 0)::integer
  from network_messages
  where hour = date_trunc('hour', now()) and network = digest_of_network(calling_network())
$$;

-- The network that a call comes from, by its header x-forwarded-for; null for a call without one
-- (psql, a script of the agency), which has no limit.
create or replace function calling_network() returns text
language sql stable
set search_path = public, pg_temp
as $$
  select network_of(request_header('x-forwarded-for'))
$$;

-- What counts as one network: an IPv4 address, or the /64 that an IPv6 customer is given. Of a list,
-- the last address: the nearest proxy wrote that one, and the sender may have invented the others.
create or replace function network_of(p_forwarded_for text) returns text
language plpgsql immutable
as $$
declare
  v_text text := lower(btrim(regexp_replace(p_forwarded_for, '^.*,', '')));
  v_address inet;
begin
  if v_text is null or v_text = '' then
    return null;
  end if;
  -- A socket that takes both families shows IPv4 inside IPv6: all of it would be one /64.
  v_address := regexp_replace(v_text, '^::ffff:(?=[0-9]+\.)', '');
  return case family(v_address)
    when 4 then host(v_address)
    else network(set_masklen(v_address, 64))::text
  end;
exception
  when invalid_text_representation then
    return v_text;
end $$;

-- All that is stored of a network: a digest, under the salt of the day.
create or replace function digest_of_network(p_network text) returns bytea
language sql
set search_path = public, pg_temp
as $$
  select sha256(salt_of((now() at time zone 'utc')::date) || convert_to(p_network, 'UTF8'))
$$;

-- The salt of a day, made when it is first asked for. The days before it are forgotten at that moment:
-- without their salt, what is left of their networks means nothing.
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

revoke all on function
  count_network_audit(),
  count_network_message(),
  network_messages(),
  calling_network(),
  network_of(text),
  digest_of_network(text),
  salt_of(date),
  forget_networks_before(date)
from public, anon;
