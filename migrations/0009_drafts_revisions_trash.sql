CREATE TABLE `drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`base_version` integer,
	`title` text NOT NULL,
	`form_id` text NOT NULL,
	`created_at` text NOT NULL,
	`created_by` integer NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer NOT NULL,
	`announced_at` text,
	`form_values` text NOT NULL,
	`files` text NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `drafts_item` ON `drafts` (`kind`,`item_id`);
--> statement-breakpoint
CREATE INDEX `drafts_form` ON `drafts` (`form_id`);
--> statement-breakpoint
CREATE INDEX `drafts_newest` ON `drafts` (`kind`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `drafts_announced` ON `drafts` (`announced_at`,`updated_at`);
--> statement-breakpoint
CREATE TABLE `open_forms` (
	`form_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer,
	`draft_id` integer,
	`user_id` integer NOT NULL,
	`seen_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `open_forms_item` ON `open_forms` (`kind`,`item_id`,`draft_id`);
--> statement-breakpoint
CREATE INDEX `open_forms_seen` ON `open_forms` (`seen_at`);
--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`number` integer NOT NULL,
	`version` integer NOT NULL,
	`act` text NOT NULL,
	`at` text NOT NULL,
	`actor_id` integer,
	`actor_name` text,
	`fields` text NOT NULL,
	`batch` text,
	`form_values` text NOT NULL,
	`files` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `revisions_item` ON `revisions` (`kind`,`item_id`,`number`);
--> statement-breakpoint
CREATE INDEX `revisions_batch` ON `revisions` (`batch`);
--> statement-breakpoint
CREATE TABLE `trash` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`item_id` integer NOT NULL,
	`title` text NOT NULL,
	`deleted_at` text NOT NULL,
	`deleted_by_id` integer NOT NULL,
	`deleted_by` text NOT NULL,
	`was_published` integer NOT NULL,
	`batch` text,
	`due_at` text NOT NULL,
	`rows` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `trash_item` ON `trash` (`kind`,`item_id`);
--> statement-breakpoint
CREATE INDEX `trash_newest` ON `trash` (`kind`,`id`);
--> statement-breakpoint
CREATE INDEX `trash_batch` ON `trash` (`batch`);
--> statement-breakpoint
CREATE INDEX `trash_due` ON `trash` (`due_at`);
--> statement-breakpoint
CREATE TABLE `file_holders` (
	`holder` text NOT NULL,
	`holder_id` integer NOT NULL,
	`file_key` text NOT NULL,
	PRIMARY KEY(`holder`, `holder_id`, `file_key`),
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `file_holders_file` ON `file_holders` (`file_key`);
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'blogs', id, thumbnail_key FROM blogs WHERE thumbnail_key IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'blogs', id, cover_key FROM blogs WHERE cover_key IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'blogs', id, profile_key FROM blogs WHERE profile_key IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'blogs', blog_id, file_key FROM blog_pictures;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'caseStudies', id, thumbnail_key FROM case_studies;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'caseStudies', id, pdf_key FROM case_studies;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'news', id, thumbnail_key FROM news;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'flyers', id, thumbnail_key FROM flyers;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'flyers', id, file_key FROM flyers;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'whitepapers', id, thumbnail_key FROM whitepapers;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'whitepapers', id, file_key FROM whitepapers;
--> statement-breakpoint
INSERT OR IGNORE INTO file_holders (holder, holder_id, file_key)
	SELECT 'events', event_id, file_key FROM event_pictures;
