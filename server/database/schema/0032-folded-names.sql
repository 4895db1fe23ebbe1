-- Searches fold more letters, such as ı, ł and ß, and apostrophes. The stored search texts are written anew in that way: 15 s
-- for a million contacts (2026-11-22, decision 37). Lists whose texts are outdated anyway are left out.
-- functions: folded, other_spellings, search_line, rebuild_texts
select rebuild_texts(id) from lists where texts_are_right;
