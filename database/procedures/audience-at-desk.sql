-- What members see of the audience: visits that their visitors allowed to be measured, and no others.

-- The audience of the last days, today included, as `Audience` of contracts/desk-audience.ts says it. A visit
-- that came from `p_host`, our own, has no known source: its first page was opened before the consent.
create or replace function read_audience(p_days integer, p_host text) returns jsonb
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  v_to constant date := utc_day(now());
  v_from constant date := v_to - (p_days - 1);
  v_answer jsonb;
begin
  perform calling_member();
  with visits as materialized (
    select audience.day, case when audience.source = p_host then '' else audience.source end as source,
      audience.campaign, audience.visits, audience.pages, audience.forms,
      audience.day >= v_from as is_now, engine.host is not null as is_engine
    from audience_visits_of(v_from - p_days, v_to) as audience
    left join answer_engines() as engine on engine.host = audience.source
  ),
  days as (
    select day, sum(visits) as visits, coalesce(sum(visits) filter (where is_engine), 0) as engines
    from visits where is_now group by day
  ),
  engine_days as (
    select day, source, sum(visits) as visits from visits where is_now and is_engine group by day, source
  ),
  sources as (
    select source, bool_or(is_engine) as is_engine,
      coalesce(sum(visits) filter (where is_now), 0) as visits,
      coalesce(sum(pages) filter (where is_now), 0) as pages,
      coalesce(sum(forms) filter (where is_now), 0) as forms,
      coalesce(sum(visits) filter (where not is_now), 0) as before
    from visits group by source
  ),
  channels as (
    select channel_of(source, campaign, is_engine) as channel,
      coalesce(sum(visits) filter (where is_now), 0) as visits,
      coalesce(sum(forms) filter (where is_now), 0) as forms,
      coalesce(sum(visits) filter (where not is_now), 0) as before
    from visits group by 1
  ),
  campaigns as (
    select campaign, sum(visits) as visits, sum(forms) as forms
    from visits where is_now and campaign <> '' group by campaign
  )
  select jsonb_build_object(
    'from', v_from,
    'to', v_to,
    'visits', (select coalesce(sum(visits), 0) from sources),
    'before', (select coalesce(sum(before), 0) from sources),
    'engineVisits', (select coalesce(sum(visits), 0) from sources where is_engine),
    'days', (
      select jsonb_agg(
        jsonb_build_object(
          'day', series.day::date, 'visits', coalesce(days.visits, 0), 'engines', coalesce(days.engines, 0)
        )
        order by series.day
      )
      from generate_series(v_from, v_to, interval '1 day') as series (day)
      left join days on days.day = series.day::date
    ),
    'engines', (
      select coalesce(jsonb_agg(source_row(sources) || jsonb_build_object('days', series) order by visits desc, source), '[]')
      from (
        select sources.*, (
          select jsonb_agg(coalesce(of_day.visits, 0) order by series.day)
          from generate_series(v_from, v_to, interval '1 day') as series (day)
          left join engine_days as of_day on of_day.day = series.day::date and of_day.source = sources.source
        ) as series
        from sources where is_engine and visits > 0
      ) as sources
    ),
    'channels', (
      select coalesce(jsonb_agg(to_jsonb(channels) order by visits desc, channel), '[]')
      from channels where visits > 0 or before > 0
    ),
    'sources', (
      select coalesce(jsonb_agg(source_row(sources) order by visits desc, source), '[]')
      from (select * from sources where visits > 0 order by visits desc, source limit 20) as sources
    ),
    'campaigns', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('campaign', campaign, 'visits', visits, 'forms', forms) order by visits desc, campaign
        ),
        '[]'
      )
      from (select * from campaigns order by visits desc, campaign limit 20) as most
    ),
    'forms', (
      select coalesce(
        jsonb_agg(jsonb_build_object('form', form, 'sent', sent, 'refused', refused) order by sent desc, form), '[]'
      )
      from (
        select form, sum(sent) as sent, sum(refused) as refused from audience_forms_of(v_from, v_to)
        group by form order by 2 desc limit 20
      ) as forms
    ),
    'pages', audience_pages_between(v_from, v_to),
    'vitals', vitals_of(null, greatest(v_from, v_to - 27), v_to)
  ) into v_answer;
  return v_answer;
end $$;

-- The 30 pages that most visits read, with their web vitals of 28 days at most.
create or replace function audience_pages_between(p_from date, p_to date) returns jsonb
language plpgsql stable
set search_path = public, pg_temp
as $$
declare
  v_pages jsonb;
  v_vitals jsonb;
begin
  select jsonb_agg(
    jsonb_build_object('page', page, 'visits', visits, 'engineVisits', engine_visits, 'forms', forms)
    order by visits desc, page
  )
  into v_pages
  from (
    select page, sum(visits) as visits, sum(engine_visits) as engine_visits, sum(forms) as forms
    from audience_pages_of(p_from, p_to)
    group by page
    order by 2 desc, page
    limit 30
  ) as most;
  v_vitals := vitals_of(
    (select array_agg(page ->> 'page') from jsonb_array_elements(v_pages) as page),
    greatest(p_from, p_to - 27),
    p_to
  );
  return (
    select coalesce(
      jsonb_agg(
        page || jsonb_build_object(
          'vitals', (
            select coalesce(jsonb_agg(vital - 'page'), '[]')
            from jsonb_array_elements(v_vitals) as vital
            where vital ->> 'page' = page ->> 'page'
          )
        )
        order by number
      ),
      '[]'
    )
    from jsonb_array_elements(v_pages) with ordinality as listed (page, number)
  );
end $$;

-- The 75th percentile of each vital by device, for each of these pages, or null for all pages together.
create or replace function vitals_of(p_pages text[], p_from date, p_to date) returns jsonb
language sql stable
set search_path = public, pg_temp
as $$
  with buckets as (
    select case when p_pages is null then '' else page end as page, device, metric, bucket,
      sum(readings) as readings
    from audience_vitals_of(p_from, p_to)
    where p_pages is null or page = any (p_pages)
    group by 1, 2, 3, 4
  ),
  running as (
    select page, device, metric, bucket,
      sum(readings) over (partition by page, device, metric order by bucket) as below,
      sum(readings) over (partition by page, device, metric) as readings
    from buckets
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('page', page, 'device', device, 'metric', metric, 'value', value, 'readings', readings)
      order by page, device, metric
    ),
    '[]'
  )
  from (
    select page, device, metric, vital_of_bucket(min(bucket)) as value, max(readings) as readings
    from running where below >= 0.75 * readings
    group by page, device, metric
  ) as percentiles
$$;

-- A source in a list: of anything that has these columns.
create or replace function source_row(p_source anyelement) returns jsonb
language sql immutable
as $$
  select jsonb_build_object(
    'source', row ->> 'source',
    'isEngine', row -> 'is_engine',
    'visits', row -> 'visits',
    'pages', row -> 'pages',
    'forms', row -> 'forms',
    'before', row -> 'before'
  )
  from to_jsonb(p_source) as row
$$;

-- The hosts from which answer engines send visits, as browsers name them in referrers. AI Overviews and AI
-- Mode are google.com, and answers within Bing are bing.com: no referrer tells these from a search. Visits of a
-- page are counted by it once a day is rolled up: a host added here counts for pages from then on.
create or replace function answer_engines() returns table (host text)
language sql immutable
as $$
  values
    ('chatgpt.com'), ('chat.openai.com'), ('perplexity.ai'), ('gemini.google.com'), ('copilot.microsoft.com'),
    ('copilot.cloud.microsoft'), ('claude.ai'), ('chat.mistral.ai'), ('chat.deepseek.com'), ('grok.com'),
    ('meta.ai'), ('you.com'), ('duck.ai'), ('notebooklm.google.com')
$$;

-- How a visit came: the first of these that holds. Of hosts that are neither search engines nor social networks
-- it is only known that they are other sites; where no source is known, the visit may be direct or not say.
create or replace function channel_of(p_source text, p_campaign text, p_is_engine boolean) returns text
language sql immutable
as $$
  select case
    when p_is_engine then 'engines'
    when p_campaign <> '' then 'campaigns'
    when p_source = '' then 'unknown'
    when p_source ~ '^(google|yandex)(\.[a-z]{2,3}){1,2}$'
      or p_source ~ '^([a-z]{2}\.)?search\.yahoo\.com$'
      or p_source in (
        'bing.com', 'duckduckgo.com', 'ecosia.org', 'qwant.com', 'lilo.org', 'startpage.com', 'search.brave.com',
        'kagi.com', 'swisscows.com', 'baidu.com', 'm.baidu.com', 'search.naver.com', 'search.seznam.cz'
      ) then 'search'
    when p_source ~ '(^|\.)(linkedin|facebook|instagram|threads|twitter|x|reddit|youtube|tiktok|pinterest)\.com$'
      or p_source in ('lnkd.in', 't.co', 'threads.net', 'youtu.be', 'bsky.app', 'go.bsky.app', 'mastodon.social')
      then 'social'
    else 'sites'
  end
$$;
