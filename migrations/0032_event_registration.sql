ALTER TABLE `events` ADD `registration_url` text DEFAULT '' NOT NULL;
