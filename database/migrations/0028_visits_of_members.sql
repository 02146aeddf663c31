-- It says now whether the member is there: sessions.sql.
drop function if exists read_member();
