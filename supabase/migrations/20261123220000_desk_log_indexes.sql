-- By whom and what the log is looked through, however long it has grown; the words to choose from are read off the ends.
create index if not exists desk_log_account on desk.desk_log (account, id);
create index if not exists desk_log_action on desk.desk_log (action, id);
