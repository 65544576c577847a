ALTER TABLE `events` ADD `time_zone` text DEFAULT 'Asia/Kolkata' NOT NULL;
