-- Counts one more audit for the network that a call comes from; false when it has had its share
-- of the UTC day, and then nothing is counted.
--
-- The address is the header x-forwarded-for in the setting `request.headers`; a call without one
-- (psql, a script of the agency) has no such limit. The share is the setting
-- `ibid.audits_per_network_per_day`, 20 when unset: an office shares one address.
create or replace function count_network_audit() returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
declare
  -- After a transaction that set them, both settings are empty rather than absent.
  v_headers jsonb := nullif(current_setting('request.headers', true), '');
  v_share integer := coalesce(nullif(current_setting('ibid.audits_per_network_per_day', true), '')::integer, 20);
  v_network text := network_of(v_headers ->> 'x-forwarded-for');
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
  values (v_day, sha256(salt_of(v_day) || convert_to(v_network, 'UTF8')), 1)
  on conflict (day, network) do update set audits = counted.audits + 1 where counted.audits < v_share;
  return found;
end $$;

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

-- The salt of a day, made at its first audit. The days before it are forgotten at that moment:
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
  delete from network_salts where day < p_day;
$$;

revoke all on function
  count_network_audit(), network_of(text), salt_of(date), forget_networks_before(date)
from public, anon;
