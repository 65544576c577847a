ALTER TABLE `trash` ADD `title_key` text DEFAULT '' NOT NULL;
