-- 0151 made these columns anew, and with the old ones went what was known of the words in them: which words are rare, and so how a list
-- that searches is best read. It is counted here, not whenever so many rows have changed that the database counts again by itself.
analyze variables (search);
analyze institutions (search);
analyze persons (search);
analyze companies (search);
analyze properties (search);
analyze legal_documents (search);
analyze records (search);
