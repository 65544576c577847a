ALTER TABLE `job_runs` ADD `derived_by` text;
--> statement-breakpoint
ALTER TABLE `job_runs` ADD `derived_table` text;
--> statement-breakpoint
ALTER TABLE `job_runs` ADD `derived_id` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `search_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `users_search` ON `users` (`search_key`);
--> statement-breakpoint
-- Until the cron has derived the keys by the rules of this release, searches compare what earlier releases wrote.
UPDATE `users` SET `search_key` = `user_name_key`;
--> statement-breakpoint
UPDATE `news` SET `title_key` = lower(`title`) WHERE `title_key` = '';
--> statement-breakpoint
UPDATE `flyers` SET `title_key` = lower(`title`) WHERE `title_key` = '';
--> statement-breakpoint
UPDATE `whitepapers` SET `title_key` = lower(`title`) WHERE `title_key` = '';
--> statement-breakpoint
UPDATE `events` SET `title_key` = lower(`title`) WHERE `title_key` = '';
--> statement-breakpoint
UPDATE `trash` SET `title_key` = lower(`title`) WHERE `title_key` = '';
