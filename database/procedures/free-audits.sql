-- The call of the audit form: stores a lead, an audit and its job, all three or none. The answer holds the
-- owner_key, with which the report can be deleted.
--
-- Audits are limited (limits.sql) for each person, network and audited site, for those that wait, and for
-- the day. A refused call stores nothing. The same call under the same key is one audit (calls.sql). An
-- audit asked for by a suspect runs too: the report is only shown on its page, and the limits bound the cost.
create or replace function create_free_audit_from_form(
  p_name text default null,
  p_email text default null,
  p_company text default null,
  p_website text default null,
  p_language text default null,
  p_utm_data jsonb default null,
  p_project_source text default null
) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_call bytea := digest_of_call(
    'create_free_audit_from_form',
    jsonb_build_array(p_name, p_email, p_company, p_website, p_language, p_utm_data, p_project_source)
  );
  v_answer jsonb := earlier_answer(v_call);
  v_refusal text;
  v_lead uuid;
  v_audit uuid;
  v_owner_key uuid;
begin
  if v_answer is not null then
    return v_answer;
  end if;

  v_refusal := coalesce(
    refusal_of_line('Name', p_name, 100, true),
    refusal_of_email(p_email),
    refusal_of_line('Company', p_company, 120, false),
    refusal_of_website(p_website),
    refusal_of_language(p_language),
    refusal_of_campaign(p_utm_data),
    refusal_of_line('Project source', p_project_source, 120, false)
  );
  if v_refusal is null then
    v_refusal := refusal_by_limits(p_email, p_website);
  end if;

  if v_refusal is null then
    insert into leads (name, email, company, language, utm_data, project_source, quarantined_for)
    values (
      stored_text(p_name),
      p_email,
      stored_option(p_company),
      p_language,
      stored_campaign(p_utm_data),
      stored_option(p_project_source),
      suspicion_of_call()
    )
    returning id into v_lead;

    insert into audits (lead_id, address, language)
    values (v_lead, p_website, p_language)
    returning id, owner_key into v_audit, v_owner_key;

    perform enqueue_job('run-audit', jsonb_build_object('auditId', v_audit), site_of(p_website));
  end if;

  v_answer := jsonb_build_object(
    'success', v_refusal is null,
    'error', v_refusal,
    'lead_id', v_lead,
    'audit_id', v_audit,
    'owner_key', v_owner_key
  );
  perform settle_lead(v_lead, v_call, v_answer);
  return v_answer;
end $$;

-- The limit that this request has reached, or null. Asked last: if there is none, the request is counted
-- with its network.
create or replace function refusal_by_limits(p_email text, p_website text) returns text
language plpgsql
set search_path = public, pg_temp
as $$
begin
  perform lock_limits();
  if audits_today(p_email) >= limit_of('audits of a person') then
    perform ask_to_retry_tomorrow();
    return format('Rate limit exceeded. You can only request %s free audits per day.', limit_of('audits of a person'));
  end if;
  return refusal_by_load(p_website);
end $$;

-- The limits of every audit, also of those that readers of a report ask for (follow-ups.sql).
create or replace function refusal_by_load(p_website text) returns text
language plpgsql
set search_path = public, pg_temp
as $$
declare
  v_audits integer;
  v_oldest timestamptz;
begin
  perform lock_limits();
  select count(*), min(requested_at) into v_audits, v_oldest
  from audits
  where requested_at > now() - interval '1 hour' and site_of(address) = site_of(p_website);
  if v_audits >= limit_of('audits of a host') then
    perform ask_to_retry(v_oldest + interval '1 hour');
    return 'Rate limit exceeded. Too many audits of this site were requested within the hour.';
  end if;
  -- Two audits run at a time and take a minute at most: half of those that wait are done by then.
  if audits_waiting() >= limit_of('audits waiting') then
    perform ask_to_retry(now() + interval '15 minutes');
    return 'Rate limit exceeded. Too many audits are waiting at the moment.';
  end if;
  if (select count(*) from audits where requested_at >= today()) >= limit_of('audits in all') then
    perform ask_to_retry_tomorrow();
    return 'Rate limit exceeded. Too many audits were requested by all visitors today.';
  end if;
  if not count_network_audit() then
    perform ask_to_retry_tomorrow();
    return 'Rate limit exceeded. Too many audits were requested from this network today.';
  end if;
  return null;
end $$;

-- The site of a web address, as the limit of a host counts it: the registered name. Without the list of
-- public suffixes this is a rule of thumb: two labels, three below the second levels of countries (co.uk,
-- gouv.fr) and below hosts that give each customer a name. Null for this machine, which has no limit: the
-- server audits it only where its operator allowed it.
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

create or replace function audits_waiting() returns integer
language sql
set search_path = public, pg_temp
as $$
  select count(*)::integer from audits where status = 'queued'
$$;

-- A day that began at the caller's midnight would let one person ask in several time zones.
create or replace function audits_today(p_email text) returns integer
language sql
set search_path = public, pg_temp
as $$
  select count(*)::integer
  from audits
  join leads on leads.id = audits.lead_id
  where leads.person = person_of(p_email)
    and audits.kind = 'requested'
    and audits.requested_at >= today()
$$;
