-- The settings by which the server says who writes bear no agency's name: a new owner renames nothing here.
-- The AI choice that 0006 reads under the old name is read under the new one.
alter table leads alter column ai_consent set
  default coalesce(
    nullif(current_setting('site.ai_consent', true), '')::jsonb,
    '{"consent_id": null, "allowTraining": false, "allowDataCollection": false}'
  );
