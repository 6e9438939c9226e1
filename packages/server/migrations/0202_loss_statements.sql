-- Loss statements are editions of a disaster; everybody reads them.

-- All that their public side reads: what was sealed. It knows nothing of the record, and stays when that is deleted.
create view public_loss_statements as
  select content::jsonb #>> '{content,event,uid}' as uid, number, (content::jsonb #>> '{content,on}')::date as "on", content, sha256,
    created_at as sealed_at
  from editions where kind = 'loss_statement';
create index editions_loss_statements on editions ((content::jsonb #>> '{content,event,uid}'), number) where kind = 'loss_statement';
