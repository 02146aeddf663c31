-- What Bing Webmaster Tools and Search Console say of pages, by files that members bring: of each source the
-- last file alone.
create table imported_reports (
  source text primary key check (source in ('bing', 'google')),
  imported_at timestamptz not null default now(),
  member_id uuid references members (id) on delete set null
);
create index imported_reports_member_id on imported_reports (member_id);

create table imported_pages (
  source text not null references imported_reports (source) on delete cascade,
  page text not null check (char_length(page) between 1 and 300),
  -- Citations for Bing, impressions for Google.
  figure bigint not null check (figure >= 0),
  primary key (source, page)
);

alter table imported_reports enable row level security;
alter table imported_pages enable row level security;
revoke all on imported_reports, imported_pages from public, anon, desk;
