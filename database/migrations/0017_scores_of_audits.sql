-- What lists say of an audit, as columns: a report has some 150,000 bytes, and none is read whole for a list.
set local statement_timeout = '10min';

alter table audits
  -- The host of the address, without `www.`; 253 characters are the most that a name may have.
  add column host text generated always as (
    left(
      regexp_replace(
        lower(substring(btrim(address) from '^(?:[A-Za-z][A-Za-z0-9+.-]*://)?(\[[^\]]*\]|[^/?#:]*)')),
        '^www\.|\.$', '', 'g'
      ),
      253
    )
  ) stored,
  add column points numeric generated always as ((report #>> '{score,points}')::numeric) stored,
  add column band numeric generated always as ((report #>> '{score,band}')::numeric) stored,
  add column capped_by text generated always as (report #>> '{score,cappedBy}') stored,
  add column rubric_version text generated always as (report ->> 'rubricVersion') stored,
  -- The names of the engines that a gate keeps out.
  add column closed_engines jsonb generated always as (
    jsonb_path_query_array(report, '$.engines[*] ? (@.open == false).name')
  ) stored;

create index audits_host on audits (host, requested_at desc, id desc);
create index audits_newest on audits (requested_at desc, id desc);
drop index audits_requested_at;
