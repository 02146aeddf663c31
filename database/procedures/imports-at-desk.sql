-- The reports of others that members bring to the desk.

-- Keeps a report in place of the one before of its source: `p_pages` is an array of {page, figure}, and two
-- rows of one page are added up. Returns how many pages.
create or replace function import_report(p_source text, p_pages jsonb) returns integer
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_member uuid := calling_member();
  v_count integer;
begin
  delete from imported_reports where source = p_source;
  insert into imported_reports (source, member_id) values (p_source, v_member);
  insert into imported_pages (source, page, figure)
  select p_source, left(page, 300), sum(figure)
  from jsonb_to_recordset(p_pages) as row (page text, figure bigint)
  group by left(page, 300);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

create or replace function imports_at_desk() returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'source', source,
        'importedAt', iso_time(imported_at),
        'member', (select email from members where id = member_id),
        'pages', (select count(*) from imported_pages where imported_pages.source = imported_reports.source),
        'figure', (select coalesce(sum(figure), 0) from imported_pages where imported_pages.source = imported_reports.source)
      )
      order by source
    ),
    '[]'
  )
  from imported_reports
$$;
