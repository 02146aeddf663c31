-- Watched sites are read again and again, by audits like any other. Visitors may call none of these.

-- Begins the readings that are due, the one that has waited longest first, and returns how many. A few at a
-- time, so that after a pause of the server not all of them begin at once, and none while audits wait already.
create or replace function begin_due_readings() returns integer
language plpgsql
set search_path = public, pg_temp
as $$
declare
  c_at_once constant integer := 2;
  v_site watched_sites;
  v_begun integer := 0;
begin
  if audits_waiting() >= c_at_once then
    return 0;
  end if;
  for v_site in
    select * from watched_sites
    where next_reading_at <= now()
    order by next_reading_at
    limit c_at_once
    for update skip locked
  loop
    perform begin_reading(v_site);
    update watched_sites set next_reading_at = next_reading(v_site) where id = v_site.id;
    v_begun := v_begun + 1;
  end loop;
  return v_begun;
end $$;

-- Begins a reading of a site, and of its rival beside it; not while one is under way. Its earlier reports are
-- kept as long as this one.
create or replace function begin_reading(p_site watched_sites) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_audit audits;
begin
  if exists (select from audits where watched_site_id = p_site.id and status in ('queued', 'running')) then
    return;
  end if;
  update audits set kept_until = now() + interval '12 months' where watched_site_id = p_site.id;
  insert into audits (watched_site_id, address, language, kind)
  values (p_site.id, p_site.address, p_site.language, 'watched')
  returning * into v_audit;
  perform enqueue_job('run-audit', jsonb_build_object('auditId', v_audit.id), site_of(p_site.address));
  if p_site.rival is not null then
    perform begin_rival(v_audit, p_site.rival);
  end if;
end $$;

-- From the time that was planned, so that sites stay spread over the hours; from now on after a long pause.
create or replace function next_reading(p_site watched_sites) returns timestamptz
language sql stable
as $$
  select case when planned > now() then planned else now() + length end
  from (
    select p_site.next_reading_at + length as planned, length
    from (select case p_site.rhythm when 'weekly' then interval '7 days' else interval '1 month' end as length) as step
  ) as planned
$$;

-- What the worker compares a reading with that has just ended: {before, wasRead}, where `before` is the last
-- report that has judged the site (at first, the one that a reader stood before), and `wasRead` says whether
-- the last reading could. Null for an audit that is no reading.
create or replace function reading_before(p_audit_id uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'before', coalesce(
      (
        select earlier.report
        from audits as earlier
        where earlier.watched_site_id = audit.watched_site_id and earlier.kind = 'watched'
          and earlier.status = 'completed' and earlier.id <> audit.id
        order by earlier.requested_at desc
        limit 1
      ),
      (
        select first.report
        from watched_sites
        join audits as first on first.id = watched_sites.first_audit_id and first.status = 'completed'
        where watched_sites.id = audit.watched_site_id
      )
    ),
    'wasRead', coalesce(
      (
        select earlier.status = 'completed'
        from audits as earlier
        where earlier.watched_site_id = audit.watched_site_id and earlier.kind = 'watched'
          and earlier.report is not null and earlier.id <> audit.id
        order by earlier.requested_at desc
        limit 1
      ),
      true
    )
  )
  from audits as audit
  where audit.id = p_audit_id and audit.kind = 'watched'
$$;

-- Keeps what a reading lost, once. Whoever is to be told is written to: the agency about sites of its clients, and
-- watchers.
create or replace function record_reading(p_audit_id uuid, p_changes jsonb) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_site watched_sites;
begin
  insert into site_readings (audit_id, changes) values (p_audit_id, p_changes) on conflict do nothing;
  if not found or jsonb_array_length(p_changes) = 0 then
    return;
  end if;
  select watched_sites.* into v_site
  from audits join watched_sites on watched_sites.id = audits.watched_site_id
  where audits.id = p_audit_id;
  if v_site.client is not null then
    perform write_change_mail(p_audit_id, null);
  end if;
  perform write_change_mail(p_audit_id, id) from watchers where site_id = v_site.id;
end $$;

-- To a watcher, or to the agency (null).
create or replace function write_change_mail(p_audit_id uuid, p_watcher_id uuid) returns void
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_mail uuid;
begin
  insert into mails (kind, reading_id, watcher_id) values ('change', p_audit_id, p_watcher_id)
  on conflict do nothing
  returning id into v_mail;
  if v_mail is not null then
    perform enqueue_job('send-mail', jsonb_build_object('mailId', v_mail));
  end if;
end $$;

-- What the page of a watched site shows (`WatchedSite` of contracts/watched-sites.ts), the newest reading first.
create or replace function watched_site(p_site watched_sites) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select site_settings(p_site) || jsonb_build_object(
    'language', p_site.language,
    'isBeingRead', exists (
      select from audits where watched_site_id = p_site.id and status in ('queued', 'running')
    ),
    'clientLinkMadeAt', iso_time(p_site.client_link_made_at),
    'readings', (
      select coalesce(
        jsonb_agg(
          site_reading(audits) || jsonb_build_object(
            'rivalPoints', (select rival.points from audits as rival where rival.rival_of = audits.id)
          )
          order by requested_at desc, id desc
        ),
        '[]'
      )
      from audits
      where watched_site_id = p_site.id and kind = 'watched' and finished_at is not null
    )
  )
$$;

-- What is said of a watched site wherever it is shown.
create or replace function site_settings(p_site watched_sites) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'id', p_site.id,
    'client', p_site.client,
    'address', p_site.address,
    'rival', p_site.rival,
    'rhythm', p_site.rhythm,
    'nextReadingAt', iso_time(p_site.next_reading_at)
  )
$$;

-- What is said of a reading wherever it is listed.
create or replace function site_reading(p_audit audits) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'auditId', p_audit.id,
    'readAt', iso_time(p_audit.finished_at),
    'isRead', p_audit.status = 'completed',
    'rubric', p_audit.rubric_version,
    'score', score_of_audit(p_audit),
    'closedEngines', p_audit.closed_engines,
    'changes', coalesce((select changes from site_readings where audit_id = p_audit.id), '[]')
  )
$$;

-- The site that a client's link opens; null for a link that is none, or has ended.
create or replace function read_site_of_link(p_link text) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select watched_site(watched_sites) from watched_sites where client_link = digest_of_secret(p_link)
$$;
