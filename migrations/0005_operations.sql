CREATE TABLE `slow_queries` (
	`id` text PRIMARY KEY NOT NULL,
	`statement` text NOT NULL,
	`times` integer NOT NULL,
	`slowest_ms` integer NOT NULL,
	`last_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `slow_queries_last` ON `slow_queries` (`last_at`);
--> statement-breakpoint
CREATE TABLE `store_checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bucket` text NOT NULL,
	`last_key` text,
	`objects` integer DEFAULT 0 NOT NULL,
	`deleted` integer DEFAULT 0 NOT NULL,
	`missing` integer DEFAULT 0 NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	CONSTRAINT "store_checks_bucket" CHECK("store_checks"."bucket" in ('media', 'private'))
) STRICT;
--> statement-breakpoint
ALTER TABLE `files` ADD `missing_at` text;
--> statement-breakpoint
CREATE INDEX `files_missing` ON `files` (`missing_at`) WHERE "files"."missing_at" is not null;
