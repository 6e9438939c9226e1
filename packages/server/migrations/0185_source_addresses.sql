-- Where a message of another system was fetched; null where somebody brought it as a file. Who sent it is known by that, not by what it says itself.
alter table alert_sources add column fetched_from text;
