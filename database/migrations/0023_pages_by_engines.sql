-- Pages of a day had a row for each source of their visits, of which the desk shows only how many were answer
-- engines: 207,000 rows for a year of 1,000,000 events. Now one row for each page: 42,000.
create temporary table pages_by_engines on commit drop as
select day, page, sum(visits)::bigint as visits, sum(forms)::bigint as forms,
  -- As `answer_engines` says today: no migration may call a procedure, which is applied later.
  coalesce(
    sum(visits) filter (
      where source in (
        'chatgpt.com', 'chat.openai.com', 'perplexity.ai', 'gemini.google.com', 'copilot.microsoft.com',
        'copilot.cloud.microsoft', 'claude.ai', 'chat.mistral.ai', 'chat.deepseek.com', 'grok.com', 'meta.ai',
        'you.com', 'duck.ai', 'notebooklm.google.com'
      )
    ),
    0
  )::bigint as engine_visits
from audience_pages
group by day, page;

truncate audience_pages;
alter table audience_pages
  drop column source,
  -- Of the visits, those that answer engines sent: the ones that `answer_engines` names when the day is added up.
  add column engine_visits bigint not null,
  add primary key (day, page);

insert into audience_pages select * from pages_by_engines;
