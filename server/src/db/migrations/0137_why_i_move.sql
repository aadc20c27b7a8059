-- "Why I move": what a person says of themself beside their name, two lines at the most (rule 61).
alter table users add column why_i_move text;
alter table users add constraint why_i_move_is_short check (why_i_move <> '' and char_length(why_i_move) <= 160);
