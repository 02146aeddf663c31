-- One thing that a visitor did, recorded only with consent. Visitors insert; only the agency reads.

create table analytics_events (
  id bigint primary key generated always as identity,
  received_at timestamptz not null default now(),
  event_type text not null check (char_length(event_type) between 1 and 100),
  event_category text not null default 'general' check (char_length(event_category) between 1 and 100),
  site_id text not null check (char_length(site_id) between 1 and 100),
  page_path text not null check (char_length(page_path) between 1 and 2048),
  referrer text check (char_length(referrer) <= 2048),
  session_id text not null check (char_length(session_id) between 1 and 100),
  user_id text check (char_length(user_id) <= 100),
  device_type text not null check (device_type in ('desktop', 'tablet', 'mobile')),
  user_agent text check (char_length(user_agent) <= 1000),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  utm_content text check (char_length(utm_content) <= 200),
  utm_term text check (char_length(utm_term) <= 200),
  -- A check that comes to null passes: `is true` makes an absent key a refusal.
  geo_metric jsonb not null check (
    char_length(geo_metric::text) <= 8000
    and (
      jsonb_typeof(geo_metric) = 'object'
      and geo_metric ->> 'page_type' in
        ('home', 'definition', 'comparison', 'contact', 'audit', 'services', 'blog', 'guide', 'other')
      and geo_metric ->> 'content_language' in ('fr', 'en')
      and jsonb_typeof(geo_metric -> 'is_geo_optimized') = 'boolean'
    ) is true
  ),
  properties jsonb not null check (
    char_length(properties::text) <= 8000
    and (
      jsonb_typeof(properties) = 'object'
      and properties ? 'timestamp'
      and jsonb_typeof(coalesce(properties -> 'performance_metrics', '{}')) = 'object'
    ) is true
  )
);

create index analytics_events_received_at on analytics_events (received_at);

alter table analytics_events enable row level security;
revoke all on analytics_events from public, anon;

-- By column: when an event was received, and under which number, is not for the visitor to say.
grant insert (
  event_type, event_category, site_id, page_path, referrer, session_id, user_id, device_type, user_agent,
  utm_source, utm_medium, utm_campaign, utm_content, utm_term, geo_metric, properties
) on analytics_events to anon;

create policy visitors_insert_events on analytics_events for insert to anon with check (true);
