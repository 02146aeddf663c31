-- What the server does with an audit that was requested. Visitors may call none of these.

-- The `AuditRecord` of contracts/audit-report.ts without its report, which may have half a megabyte; null when the
-- audit is unknown or gone (`report_end`).
create or replace function read_audit_progress(p_audit_id uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'id', id,
    'address', address,
    'language', language,
    'status', status,
    'requestedAt', iso_time(requested_at),
    'keptUntil', iso_time(kept_until),
    'ahead', case when status = 'queued' then audits_ahead(requested_at, id) else 0 end,
    'progress', case when status = 'running' then progress end,
    'report', null
  )
  from audits
  where id = p_audit_id and kept_until > now()
$$;

-- The same with its report.
create or replace function read_audit(p_audit_id uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select read_audit_progress(id) || jsonb_build_object('report', report) from audits where id = p_audit_id
$$;

-- 'expired', 'deleted', or null when there is no known report.
create or replace function report_end(p_audit_id uuid) returns text
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    (select 'expired' from audits where id = p_audit_id and kept_until <= now()),
    (select reason from gone_reports where audit_id = p_audit_id)
  )
$$;

create or replace function owns_audit(p_audit_id uuid, p_owner_key uuid) returns boolean
language sql stable
set search_path = public, pg_temp
as $$
  select exists (select from audits where id = p_audit_id and owner_key = p_owner_key and kept_until > now())
$$;

-- Deletes a report and the audit of its rival. False without the key of its owner.
create or replace function delete_audit(p_audit_id uuid, p_owner_key uuid) returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
begin
  delete from audits where id = p_audit_id and owner_key = p_owner_key and kept_until > now();
  return found;
end $$;

-- However an audit is deleted, keep the reason so that its address can say why.
create or replace function remember_gone_report() returns trigger
language plpgsql
set search_path = public, pg_temp
as $$
begin
  insert into gone_reports (audit_id, reason)
  values (old.id, case when old.kept_until <= now() then 'expired' else 'deleted' end);
  return null;
end $$;

create or replace trigger audits_gone after delete on audits
for each row execute function remember_gone_report();

create or replace function audits_ahead(p_requested_at timestamptz, p_audit_id uuid) returns integer
language sql stable
set search_path = public, pg_temp
as $$
  select count(*)::integer
  from audits
  where status in ('queued', 'running') and (requested_at, id) < (p_requested_at, p_audit_id)
$$;

-- A worker begins, or begins again after another died. Returns {address, language}, or null when the audit
-- has already ended or is gone.
create or replace function start_audit(p_audit_id uuid) returns jsonb
language sql
set search_path = public, pg_temp
as $$
  update audits
  set status = 'running', attempts = attempts + 1, progress = null, started_at = coalesce(started_at, now())
  where id = p_audit_id and status in ('queued', 'running')
  returning jsonb_build_object('address', address, 'language', language)
$$;

create or replace function record_audit_progress(p_audit_id uuid, p_progress jsonb) returns void
language sql
set search_path = public, pg_temp
as $$
  update audits set progress = p_progress where id = p_audit_id and status = 'running'
$$;

-- Stores the end of an audit, 'completed' or 'failed', with its report. False when it has already ended or
-- is gone: of two workers that run the same audit, the first counts. A person who asked for the audit by
-- the form gets a mail.
create or replace function finish_audit(p_audit_id uuid, p_status text, p_report jsonb) returns boolean
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_audit audits;
begin
  update audits
  set status = p_status, report = p_report, progress = null, finished_at = now()
  where id = p_audit_id and status in ('queued', 'running')
  returning * into v_audit;
  if not found then
    return false;
  end if;
  -- Waits for a release of the lead that is under way: only one of the two then writes the mail.
  perform from leads where id = v_audit.lead_id and quarantined_for is null for share;
  if found and v_audit.kind = 'requested' then
    perform write_mail(v_audit.lead_id, 'report');
  end if;
  return true;
end $$;

-- Deletes expired audits, and the networks of earlier days, which were kept to limit audits. Returns how
-- many audits.
create or replace function delete_expired_audits() returns integer
language sql
set search_path = public, pg_temp
as $$
  select forget_networks_before((now() at time zone 'utc')::date);
  delete from gone_reports where kept_until <= now();
  with deleted as (delete from audits where kept_until <= now() returning id)
  select count(*)::integer from deleted
$$;
