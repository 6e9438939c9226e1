-- What a public text is about beside its topic, and whether readers found an answer helpful.

alter table articles add variable_ids bigint[] not null default '{}';
alter table articles add document_ids bigint[] not null default '{}';

-- Counted by anybody who reads, so it is neither a change of the text nor of anybody's: not stamped, not audited.
create table article_votes (
  article_id bigint primary key references articles,
  helpful_yes integer not null default 0,
  helpful_no integer not null default 0
);
