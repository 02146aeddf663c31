-- What a reader of a report may ask for or say: the same audit again, one rival beside it, that a finding is
-- wrong. Visitors cannot call these; the server does, in a transaction that knows their network, whose audits
-- or messages they use up.

-- Audits the same address again, for the same lead. Returns {audit_id}: a new audit, or the newest while
-- that is running or younger than the pause, and always of a watched site, which has its own rhythm; {error}
-- when a limit is met; null when there is no such report, or it is that of a rival.
create or replace function repeat_audit(p_audit_id uuid) returns jsonb
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_newest audits := newest_audit(p_audit_id);
  v_audit uuid;
  v_refusal text;
begin
  if v_newest.id is null or v_newest.kind = 'rival' then
    return null;
  end if;
  if v_newest.kind = 'watched' then
    return jsonb_build_object('audit_id', v_newest.id);
  end if;
  -- Of two simultaneous requests the second waits, and gets the audit of the first.
  perform pg_advisory_xact_lock(hashtextextended('repeat:' || v_newest.lead_id, 0));
  v_newest := newest_audit(p_audit_id);
  if v_newest.status in ('queued', 'running') or repeatable_from(v_newest) > now() then
    return jsonb_build_object('audit_id', v_newest.id);
  end if;
  v_refusal := refusal_by_load(v_newest.address);
  if v_refusal is not null then
    return jsonb_build_object('error', v_refusal);
  end if;

  insert into audits (lead_id, address, language, kind, owner_key)
  values (v_newest.lead_id, v_newest.address, v_newest.language, 'repeated', v_newest.owner_key)
  returning id into v_audit;
  perform enqueue_job('run-audit', jsonb_build_object('auditId', v_audit), site_of(v_newest.address));
  return jsonb_build_object('audit_id', v_audit);
end $$;

-- An audit sends some forty requests: a pause of ten minutes keeps readers from bothering a site, and
-- repairing something takes longer than that.
create or replace function repeatable_from(p_audit audits) returns timestamptz
language sql immutable
as $$
  select p_audit.requested_at + interval '10 minutes'
$$;

-- The newest audit of a lead or of a watched site, without those of rivals; for the audit of a rival, itself.
create or replace function newest_audit(p_audit_id uuid) returns audits
language sql stable
set search_path = public, pg_temp
as $$
  select newest.*
  from audits as asked
  join audits as newest
    on newest.id = asked.id
    or (
      (newest.lead_id = asked.lead_id or newest.watched_site_id = asked.watched_site_id)
      and newest.kind <> 'rival' and asked.kind <> 'rival'
    )
  where asked.id = p_audit_id and asked.kept_until > now() and newest.kept_until > now()
  order by newest.requested_at desc, newest.id desc
  limit 1
$$;

-- Audits a rival beside a report. The first rival stays, unless it could not be judged: then its address
-- was a mistake, and it is replaced. Returns {audit_id} or {error}; null when there is no such report.
create or replace function add_rival(p_audit_id uuid, p_website text) returns jsonb
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_own audits;
  v_rival uuid;
  v_refusal text;
begin
  -- Locked: of two simultaneous rivals the first stays.
  select * into v_own from audits where id = p_audit_id and kept_until > now() and kind <> 'rival' for update;
  if v_own.id is null then
    return null;
  end if;
  delete from audits where rival_of = p_audit_id and status = 'failed';
  select id into v_rival from audits where rival_of = p_audit_id;
  if v_rival is not null then
    return jsonb_build_object('audit_id', v_rival);
  end if;
  v_refusal := coalesce(refusal_of_website(p_website), refusal_by_load(p_website));
  if v_refusal is not null then
    return jsonb_build_object('error', v_refusal);
  end if;
  return jsonb_build_object('audit_id', begin_rival(v_own, p_website));
end $$;

-- The audit of a rival beside another, kept as long.
create or replace function begin_rival(p_own audits, p_website text) returns uuid
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_rival uuid;
begin
  insert into audits (lead_id, watched_site_id, address, language, kind, rival_of, owner_key, kept_until)
  values (
    p_own.lead_id, p_own.watched_site_id, p_website, p_own.language, 'rival', p_own.id, p_own.owner_key,
    p_own.kept_until
  )
  returning id into v_rival;
  perform enqueue_job('run-audit', jsonb_build_object('auditId', v_rival), site_of(p_website));
  return v_rival;
end $$;

-- Stores what a reader says is wrong in a finding: of one page that was judged, or of the whole site when p_page is
-- null. Returns {audit_id}; {error} for words that cannot be stored, or when a limit is met; null when there is no
-- such report, finding or page.
create or replace function contradict(p_audit_id uuid, p_check text, p_page text, p_words text) returns jsonb
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_refusal text;
begin
  if not exists (
    select from audits, jsonb_array_elements(report -> 'findings') as finding
    where id = p_audit_id and status = 'completed' and kept_until > now()
      and finding ->> 'check' = p_check
      and (p_page is null or finding -> 'pages' @> jsonb_build_array(jsonb_build_object('address', p_page)))
  ) then
    return null;
  end if;
  v_refusal := coalesce(refusal_of_message('Message', p_words, 500), refusal_of_contradiction(p_audit_id));
  if v_refusal is not null then
    return jsonb_build_object('error', v_refusal);
  end if;
  insert into contradictions (audit_id, check_id, page, words)
  values (p_audit_id, p_check, p_page, stored_text(p_words));
  return jsonb_build_object('audit_id', p_audit_id);
end $$;

-- The limit that this contradiction has reached, or null. Asked last: if there is none, it is counted as a message
-- of its network.
create or replace function refusal_of_contradiction(p_audit_id uuid) returns text
language plpgsql
set search_path = public, pg_temp
as $$
begin
  perform lock_limits();
  if (
    select count(*) from contradictions where audit_id = p_audit_id and made_at >= today()
  ) >= limit_of('contradictions of a report') then
    perform ask_to_retry_tomorrow();
    return 'Rate limit exceeded. Please try again later.';
  end if;
  return refusal_of_network_message();
end $$;

-- The `AuditSurroundings` of contracts/report-page.ts.
create or replace function read_surroundings(p_audit_id uuid) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select jsonb_build_object(
    'newest', nullif(newest.id, audit.id),
    'repeatableFrom', iso_time(repeatable_from(newest)),
    'previous', (
      select report
      from audits as previous
      where (previous.lead_id = audit.lead_id or previous.watched_site_id = audit.watched_site_id)
        and previous.kind <> 'rival' and audit.kind <> 'rival'
        and previous.status = 'completed' and previous.kept_until > now()
        and previous.requested_at < audit.requested_at
      order by previous.requested_at desc
      limit 1
    ),
    'rival', (select read_audit(rival.id) from audits as rival where rival.rival_of = audit.id),
    'isRival', audit.kind = 'rival'
  )
  from audits as audit, newest_audit(p_audit_id) as newest
  where audit.id = p_audit_id
$$;
