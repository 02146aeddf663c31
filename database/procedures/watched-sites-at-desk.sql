-- What members do about watched sites. Each of these asks first who calls.

-- The sites of clients, by client, as `WatchedSites` of contracts/watched-sites.ts says it, and how many others are
-- watched for readers of reports.
create or replace function list_watched_sites() returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return jsonb_build_object(
    'sites', (
      select coalesce(jsonb_agg(watched_site_row(watched_sites) order by lower(client), address), '[]')
      from watched_sites
      where client is not null
    ),
    'readerSites', (select count(*) from watched_sites where client is null),
    'watchers', (select count(*) from watchers where confirmed_at is not null)
  );
end $$;

-- Watches sites: [{client, address, rival, rhythm, language}]. One that is watched already stays as it is. The
-- first readings begin five minutes apart, and so do all that follow. Returns {added, known, refused}: how many
-- were added, and the addresses that were watched already and those past the limit.
create or replace function watch_sites(p_sites jsonb) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_site jsonb;
  v_added integer := 0;
  v_known jsonb := '[]';
  v_refused jsonb := '[]';
begin
  perform calling_member();
  -- Two members at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('watched sites', 0));
  for v_site in select value from jsonb_array_elements(p_sites) loop
    if exists (select from watched_sites where address = v_site ->> 'address' and client is not null) then
      v_known := v_known || jsonb_build_array(v_site -> 'address');
    elsif (select count(*) from watched_sites where client is not null) >= limit_of('watched sites') then
      v_refused := v_refused || jsonb_build_array(v_site -> 'address');
    else
      insert into watched_sites (client, address, rival, rhythm, language, next_reading_at)
      values (
        stored_text(v_site ->> 'client'),
        v_site ->> 'address',
        v_site ->> 'rival',
        v_site ->> 'rhythm',
        v_site ->> 'language',
        now() + v_added * interval '5 minutes'
      );
      v_added := v_added + 1;
    end if;
  end loop;
  return jsonb_build_object('added', v_added, 'known', v_known, 'refused', v_refused);
end $$;

-- Null when there is no such site of a client.
create or replace function read_watched_site(p_site_id uuid) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return (select watched_site(watched_sites) from watched_sites where id = p_site_id and client is not null);
end $$;

-- False when there is no such site of a client.
create or replace function change_watched_site(p_site_id uuid, p_client text, p_rival text, p_rhythm text)
returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  update watched_sites
  set client = stored_text(p_client), rival = p_rival, rhythm = p_rhythm
  where id = p_site_id and client is not null;
  return found;
end $$;

-- Reads a site now, and again after its usual time; not while it is being read, nor within ten minutes.
create or replace function read_watched_site_now(p_site_id uuid) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_site watched_sites;
begin
  perform calling_member();
  select * into v_site from watched_sites where id = p_site_id and client is not null for update;
  if not found or exists (
    select from audits
    where watched_site_id = p_site_id
      and (status in ('queued', 'running') or kind = 'watched' and repeatable_from(audits) > now())
  ) then
    return false;
  end if;
  perform begin_reading(v_site);
  update watched_sites
  set next_reading_at = case when next_reading_at > now() then next_reading_at else next_reading(v_site) end
  where id = p_site_id;
  return true;
end $$;

-- Makes the link of the client, in place of an earlier one, and returns what it holds: only its digest is kept.
create or replace function make_client_link(p_site_id uuid) returns text
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_link text := random_secret();
begin
  perform calling_member();
  update watched_sites
  set client_link = digest_of_secret(v_link), client_link_made_at = now()
  where id = p_site_id and client is not null;
  return case when found then v_link end;
end $$;

create or replace function end_client_link(p_site_id uuid) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  update watched_sites set client_link = null, client_link_made_at = null where id = p_site_id;
  return found;
end $$;

-- Watches a site no longer: its readings and their reports go with it.
create or replace function stop_watching_site(p_site_id uuid) returns boolean
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  delete from watched_sites where id = p_site_id and client is not null;
  return found;
end $$;

-- What a list says of a site (`WatchedSiteRow` of contracts/watched-sites.ts): how it was when it was last read.
create or replace function watched_site_row(p_site watched_sites) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select site_settings(p_site) || jsonb_build_object(
    'last', (select site_reading(audits) from last_reading(p_site.id) as audits)
  )
$$;

-- Sites of clients that could not be read, or are closed to more engines than at some time within 90 days, 20 at
-- most: the one read last first.
create or replace function sites_that_lost_a_gate() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(jsonb_agg(watched_site_row(site) order by finished_at desc), '[]')
  from (
    select watched_sites as site, last.finished_at
    from watched_sites
    join lateral last_reading(watched_sites.id) as last on
      last.status = 'failed' or jsonb_array_length(last.closed_engines) > (
        select min(jsonb_array_length(closed_engines)) from audits
        where watched_site_id = watched_sites.id and kind = 'watched' and status = 'completed'
          and finished_at > now() - interval '90 days'
      )
    where client is not null
    order by last.finished_at desc
    limit 20
  ) as lost
$$;

-- The last reading of a site that has ended; no row before the first.
create or replace function last_reading(p_site_id uuid) returns setof audits
language sql stable
set search_path = public, pg_temp
as $$
  select * from audits
  where watched_site_id = p_site_id and kind = 'watched' and finished_at is not null
  order by requested_at desc, id desc
  limit 1
$$;
