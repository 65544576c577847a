CREATE TABLE `replacements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`title` text NOT NULL,
	`due_at` text NOT NULL,
	`base_version` integer NOT NULL,
	`draft_id` integer NOT NULL,
	`draft_version` integer NOT NULL,
	`created_at` text NOT NULL,
	`created_by` integer NOT NULL,
	`failed_at` text,
	`failure` text,
	`form_values` text NOT NULL,
	`files` text NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `replacements_item` ON `replacements` (`kind`,`item_id`);
--> statement-breakpoint
CREATE INDEX `replacements_due` ON `replacements` (`failed_at`,`due_at`);
--> statement-breakpoint
CREATE INDEX `replacements_owner` ON `replacements` (`created_by`);
--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer,
	`draft_id` integer,
	`created_at` text NOT NULL,
	`created_by` integer NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `preview_links_item` ON `preview_links` (`kind`,`item_id`,`draft_id`);
--> statement-breakpoint
CREATE INDEX `preview_links_expires` ON `preview_links` (`expires_at`);
--> statement-breakpoint
ALTER TABLE `blogs` ADD `publish_at` text;
--> statement-breakpoint
ALTER TABLE `blogs` ADD `unpublish_at` text;
--> statement-breakpoint
CREATE INDEX `blogs_publish_at` ON `blogs` (`publish_at`) WHERE "blogs"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `blogs_unpublish_at` ON `blogs` (`unpublish_at`) WHERE "blogs"."unpublish_at" is not null;
--> statement-breakpoint
ALTER TABLE `case_studies` ADD `publish_at` text;
--> statement-breakpoint
ALTER TABLE `case_studies` ADD `unpublish_at` text;
--> statement-breakpoint
CREATE INDEX `case_studies_publish_at` ON `case_studies` (`publish_at`) WHERE "case_studies"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `case_studies_unpublish_at` ON `case_studies` (`unpublish_at`) WHERE "case_studies"."unpublish_at" is not null;
--> statement-breakpoint
ALTER TABLE `flyers` ADD `publish_at` text;
--> statement-breakpoint
ALTER TABLE `flyers` ADD `unpublish_at` text;
--> statement-breakpoint
ALTER TABLE `flyers` ADD `title_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `flyers_publish_at` ON `flyers` (`publish_at`) WHERE "flyers"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `flyers_unpublish_at` ON `flyers` (`unpublish_at`) WHERE "flyers"."unpublish_at" is not null;
--> statement-breakpoint
ALTER TABLE `whitepapers` ADD `publish_at` text;
--> statement-breakpoint
ALTER TABLE `whitepapers` ADD `unpublish_at` text;
--> statement-breakpoint
ALTER TABLE `whitepapers` ADD `title_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `whitepapers_publish_at` ON `whitepapers` (`publish_at`) WHERE "whitepapers"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `whitepapers_unpublish_at` ON `whitepapers` (`unpublish_at`) WHERE "whitepapers"."unpublish_at" is not null;
--> statement-breakpoint
ALTER TABLE `events` ADD `publish_at` text;
--> statement-breakpoint
ALTER TABLE `events` ADD `unpublish_at` text;
--> statement-breakpoint
ALTER TABLE `events` ADD `title_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `events_publish_at` ON `events` (`publish_at`) WHERE "events"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `events_unpublish_at` ON `events` (`unpublish_at`) WHERE "events"."unpublish_at" is not null;
--> statement-breakpoint
ALTER TABLE `news` ADD `publish_at` text;
--> statement-breakpoint
ALTER TABLE `news` ADD `unpublish_at` text;
--> statement-breakpoint
ALTER TABLE `news` ADD `title_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `news_publish_at` ON `news` (`publish_at`) WHERE "news"."publish_at" is not null;
--> statement-breakpoint
CREATE INDEX `news_unpublish_at` ON `news` (`unpublish_at`) WHERE "news"."unpublish_at" is not null;
--> statement-breakpoint
ALTER TABLE `files` ADD `shown_from` text;
--> statement-breakpoint
ALTER TABLE `files` ADD `shown_until` text;
