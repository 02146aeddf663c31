-- Functions that procedures/ has under another name now.
drop function if exists letters_today();
drop function if exists figures_of(date);
