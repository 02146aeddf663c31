-- What each role may execute. This file is applied after the others whenever one of them was: PostgreSQL lets
-- everyone execute a new function, and here nobody may but the owner, except as listed below.

do $$
begin
  execute (
    select format('revoke all on routine %s from public, anon, desk', string_agg(oid::regprocedure::text, ', '))
    from pg_proc
    where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
      and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
      )
  );
end $$;

-- Visitors: the two calls.
grant execute on function
  create_free_audit_from_form(text, text, text, text, text, jsonb, text),
  create_lead_from_contact_form(text, text, text, text, text, text, jsonb)
to anon;

-- Members. Each of these either signs in, or asks first who calls (`calling_member`).
grant execute on function
  -- audience-at-desk.sql
  read_audience(integer, text),
  -- audits-at-desk.sql
  list_audited_sites(jsonb),
  read_audited_site(text),
  read_reports_to_compare(text, uuid, uuid),
  repeat_audit_at_desk(uuid),
  -- crawlers-at-desk.sql
  read_crawler_figures(),
  -- imports-at-desk.sql
  import_report(text, jsonb),
  -- leads-at-desk.sql
  list_leads(jsonb),
  export_leads(jsonb),
  read_lead(uuid),
  change_lead(uuid, text, text, date),
  note_lead(uuid, uuid, text),
  release_from_quarantine(uuid),
  answer_lead(uuid, uuid, text),
  erase_person(uuid),
  -- older-versions.sql
  read_member(),
  -- sessions.sql
  read_member(boolean),
  list_sessions(),
  end_session(uuid),
  -- sign-ins.sql
  request_sign_in(text),
  sign_in_by_code(text, text, text),
  sign_in_by_link(text, text),
  -- today-at-desk.sql
  read_today(),
  retry_mail(uuid),
  send_held_mails(),
  handle_contradiction(bigint, boolean),
  -- watched-sites-at-desk.sql
  list_watched_sites(),
  watch_sites(jsonb),
  read_watched_site(uuid),
  change_watched_site(uuid, text, text, text),
  read_watched_site_now(uuid),
  make_client_link(uuid),
  end_client_link(uuid),
  stop_watching_site(uuid)
to desk;
