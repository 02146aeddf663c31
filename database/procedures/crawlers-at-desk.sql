-- What members see of the crawlers of answer engines: every visit that the server answered, no consent needed.

-- The crawlers of the last 30 days, today included, as `CrawlerFigures` of contracts/desk-crawlers.ts says it.
create or replace function read_crawler_figures() returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  -- As many as the statistics of robots cover, and as many as a row of days has room for.
  c_days constant integer := 30;
  c_shown_days constant integer := 14;
  v_to constant date := utc_day(now());
  v_from constant date := v_to - (c_days - 1);
  v_shown_from constant date := v_to - (c_shown_days - 1);
  v_answer jsonb;
begin
  perform calling_member();
  with days as materialized (select * from crawler_days_of(v_from, v_to)),
  crawlers as (
    select agent, operator, purpose, identity, sum(visits) as visits, max(last_at) as last_at,
      coalesce(sum(visits) filter (where status < 300), 0) as answered,
      coalesce(sum(visits) filter (where status between 300 and 399), 0) as moved,
      coalesce(sum(visits) filter (where status between 400 and 499), 0) as refused,
      coalesce(sum(visits) filter (where status >= 500), 0) as failed
    from days
    group by agent, operator, purpose, identity
  ),
  cells as (
    select agent, operator, purpose, identity, day, sum(visits) as visits from days
    where day >= v_shown_from
    group by agent, operator, purpose, identity, day
  )
  select jsonb_build_object(
    'from', v_from,
    'to', v_to,
    'shownFrom', v_shown_from,
    'visits', (select coalesce(sum(visits), 0) from crawlers),
    'crawlers', (select count(distinct agent) from crawlers),
    'top', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('agent', agent, 'visits', visits, 'lastAt', iso_time(last_at))
          order by visits desc, agent
        ),
        '[]'
      )
      from (
        select agent, sum(visits) as visits, max(last_at) as last_at from crawlers
        group by agent order by 2 desc, agent limit 10
      ) as most
    ),
    'rows', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'agent', agent, 'operator', operator, 'purpose', purpose, 'identity', identity,
            'visits', visits, 'answered', answered, 'moved', moved, 'refused', refused, 'failed', failed,
            'lastAt', iso_time(last_at),
            'days', (
              select jsonb_agg(coalesce(cells.visits, 0) order by series.day)
              from generate_series(v_shown_from, v_to, interval '1 day') as series (day)
              left join cells
                on cells.day = series.day::date and cells.agent = crawlers.agent
                and cells.operator = crawlers.operator and cells.purpose = crawlers.purpose
                and cells.identity = crawlers.identity
            )
          )
          order by visits desc, agent, identity
        ),
        '[]'
      )
      from crawlers
    ),
    'pages', crawled_pages(v_from, v_to),
    'imports', imports_at_desk()
  ) into v_answer;
  return v_answer;
end $$;

-- What a page gives to crawlers and what comes back: visits that engines sent, and what the imports say. The
-- 30 pages that crawlers read most.
create or replace function crawled_pages(p_from date, p_to date) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  with read as (
    select page, sum(visits) as visits, sum(refused) as refused from crawler_pages_of(p_from, p_to)
    group by page order by 2 desc, page limit 30
  ),
  sent as (
    select page, sum(engine_visits) as visits from audience_pages_of(p_from, p_to)
    where page in (select page from read)
    group by page
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'page', read.page, 'read', read.visits, 'refused', read.refused, 'sent', coalesce(sent.visits, 0),
        'citations', (select figure from imported_pages where source = 'bing' and page = read.page),
        'impressions', (select figure from imported_pages where source = 'google' and page = read.page)
      )
      order by read.visits desc, read.page
    ),
    '[]'
  )
  from read left join sent on sent.page = read.page
$$;
