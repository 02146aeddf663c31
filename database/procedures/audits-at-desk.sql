-- What members read and do about audits, by the site that was audited. Each of these asks first who calls.

-- A page of sites, 50 of them, by the audit that was requested last: see `AuditList` of contracts/desk-audits.ts.
-- The filter is {search, page}.
create or replace function list_audited_sites(p_filter jsonb) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  c_size constant integer := 50;
  v_sites jsonb;
begin
  perform calling_member();
  select coalesce(jsonb_agg(audited_site(newest) order by (newest).requested_at desc, (newest).id desc), '[]')
  into v_sites
  from (
    select audits as newest from audits
    where strpos(host, lower(p_filter ->> 'search')) > 0
      and not exists (
        select from audits as newer
        where newer.host = audits.host
          and (newer.requested_at, newer.id) > (audits.requested_at, audits.id)
      )
    order by requested_at desc, id desc
    offset greatest(0, (p_filter ->> 'page')::integer - 1) * c_size
    limit c_size + 1
  ) as listed;
  return jsonb_build_object(
    'sites', v_sites - c_size,
    'hasNext', jsonb_array_length(v_sites) > c_size,
    'underWay', (select count(*) from audits where status in ('queued', 'running'))
  );
end $$;

-- The audits of a site, 100 at most, the newest first, and what the newest finished one says of engines; null
-- when there is none. `AuditedSite` of contracts/desk-audits.ts.
create or replace function read_audited_site(p_host text) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return (
    select jsonb_build_object(
      'host', p_host,
      'audits', jsonb_agg(
        audit_row(audit) || jsonb_build_object(
          'kind', (audit).kind,
          'lead', (select jsonb_build_object('id', id, 'name', name) from leads where id = (audit).lead_id)
        )
        order by (audit).requested_at desc, (audit).id desc
      ),
      'engines', (
        select coalesce(report -> 'engines', '[]') from audits
        where host = p_host and points is not null
        order by requested_at desc, id desc
        limit 1
      )
    )
    from (
      select audits as audit from audits
      where host = p_host
      order by requested_at desc, id desc
      limit 100
    ) as newest
    having count(*) > 0
  );
end $$;

-- The reports of two audits of a site, as [before, after]; null unless both are of this site and have a score.
create or replace function read_reports_to_compare(p_host text, p_before uuid, p_after uuid) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return (
    select jsonb_build_array(before.report, after.report)
    from audits as before, audits as after
    where before.id = p_before and after.id = p_after
      and before.host = p_host and after.host = p_host
      and before.points is not null and after.points is not null
  );
end $$;

-- Audits a site again for the person of this audit, within the limits of everyone: see `repeat_audit`.
create or replace function repeat_audit_at_desk(p_audit_id uuid) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
begin
  perform calling_member();
  return repeat_audit(p_audit_id);
end $$;

-- A site in a list, by its newest audit. Its score is the last one it had: an audit that runs has none yet.
create or replace function audited_site(p_newest audits) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'host', p_newest.host,
    'status', p_newest.status,
    'requestedAt', iso_time(p_newest.requested_at),
    'audits', (select count(*) from audits where host = p_newest.host),
    'scores', (
      select coalesce(jsonb_agg(score_of_audit(audit) order by (audit).requested_at desc, (audit).id desc), '[]')
      from (
        select audits as audit from audits
        where host = p_newest.host and points is not null
        order by requested_at desc, id desc
        limit 2
      ) as last_two
    ),
    'closedEngines', coalesce(
      (
        select closed_engines from audits
        where host = p_newest.host and points is not null
        order by requested_at desc, id desc
        limit 1
      ),
      '[]'
    )
  )
$$;

-- What is said of an audit wherever it is listed: `AuditRow` of contracts/desk-audits.ts.
create or replace function audit_row(p_audit audits) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'id', p_audit.id,
    'address', p_audit.address,
    'host', p_audit.host,
    'language', p_audit.language,
    'status', p_audit.status,
    'requestedAt', iso_time(p_audit.requested_at),
    'score', score_of_audit(p_audit),
    'closedEngines', coalesce(p_audit.closed_engines, '[]'),
    'rubricVersion', p_audit.rubric_version
  )
$$;

-- Null when nothing could be judged, or not yet.
create or replace function score_of_audit(p_audit audits) returns jsonb
language sql immutable
as $$
  select case when p_audit.points is not null then
    jsonb_build_object('points', p_audit.points, 'band', p_audit.band, 'cappedBy', p_audit.capped_by)
  end
$$;
