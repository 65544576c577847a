CREATE TABLE `job_pauses` (
	`id` integer PRIMARY KEY NOT NULL,
	`until` text NOT NULL,
	CONSTRAINT "job_pauses_one" CHECK("job_pauses"."id" = 1)
) STRICT;
--> statement-breakpoint
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
CREATE INDEX `store_checks_started` ON `store_checks` (`started_at`);
--> statement-breakpoint
ALTER TABLE `files` ADD `missing_at` text;
--> statement-breakpoint
CREATE INDEX `files_missing` ON `files` (`missing_at`) WHERE "files"."missing_at" is not null;
--> statement-breakpoint
CREATE INDEX `blog_pictures_file` ON `blog_pictures` (`file_key`);
--> statement-breakpoint
CREATE INDEX `blogs_thumbnail` ON `blogs` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `blogs_cover` ON `blogs` (`cover_key`);
--> statement-breakpoint
CREATE INDEX `blogs_profile` ON `blogs` (`profile_key`);
--> statement-breakpoint
CREATE INDEX `case_studies_thumbnail` ON `case_studies` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `case_studies_pdf` ON `case_studies` (`pdf_key`);
--> statement-breakpoint
CREATE INDEX `event_pictures_file` ON `event_pictures` (`file_key`);
--> statement-breakpoint
CREATE INDEX `news_thumbnail` ON `news` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `flyers_thumbnail` ON `flyers` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `flyers_file` ON `flyers` (`file_key`);
--> statement-breakpoint
CREATE INDEX `whitepapers_thumbnail` ON `whitepapers` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `whitepapers_file` ON `whitepapers` (`file_key`);
