CREATE TABLE `blog_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_name_key_unique` ON `blog_categories` (`name_key`);
--> statement-breakpoint
CREATE TABLE `blog_pictures` (
	`blog_id` integer NOT NULL,
	`name` text NOT NULL,
	`file_key` text NOT NULL,
	PRIMARY KEY(`blog_id`, `name`),
	FOREIGN KEY (`blog_id`) REFERENCES `blogs`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE TABLE `blog_tag_links` (
	`blog_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`blog_id`, `tag_id`),
	FOREIGN KEY (`blog_id`) REFERENCES `blogs`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`tag_id`) REFERENCES `blog_tags`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `blog_tag_links_tag` ON `blog_tag_links` (`tag_id`,`blog_id`);
--> statement-breakpoint
CREATE TABLE `blog_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_tags_name_key_unique` ON `blog_tags` (`name_key`);
--> statement-breakpoint
CREATE TABLE `blogs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`heading` text NOT NULL,
	`heading_key` text NOT NULL,
	`sub_heading` text NOT NULL,
	`author_name` text NOT NULL,
	`date` text,
	`category_id` integer,
	`active` integer NOT NULL,
	`content` text NOT NULL,
	`cleaned_by` integer NOT NULL,
	`priority` integer,
	`thumbnail_key` text,
	`thumbnail_alt` text NOT NULL,
	`cover_key` text,
	`cover_alt` text NOT NULL,
	`profile_key` text,
	`profile_alt` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`category_id`) REFERENCES `blog_categories`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`thumbnail_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`cover_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`profile_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "blogs_active_flag" CHECK("blogs"."active" in (0, 1)),
	CONSTRAINT "blogs_priority_range" CHECK("blogs"."priority" in (0, 1, 2, 3, 4, 5))
) STRICT;
--> statement-breakpoint
CREATE INDEX `blogs_newest` ON `blogs` (`active`,`date`,`id`,`heading_key`);
--> statement-breakpoint
CREATE INDEX `blogs_category` ON `blogs` (`category_id`,`active`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `blogs_priority` ON `blogs` (`active`,`priority`,`date`,`id`);
--> statement-breakpoint
CREATE TABLE `case_studies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`is_published` integer NOT NULL,
	`title_key` text NOT NULL,
	`category_id` integer NOT NULL,
	`challenges` text NOT NULL,
	`benefits` text NOT NULL,
	`published_date` text NOT NULL,
	`thumbnail_key` text NOT NULL,
	`thumbnail_alt` text NOT NULL,
	`pdf_key` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`category_id`) REFERENCES `case_study_categories`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`thumbnail_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`pdf_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "case_studies_published_flag" CHECK("case_studies"."is_published" in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `case_studies_newest` ON `case_studies` (`published_date`,`id`);
--> statement-breakpoint
CREATE INDEX `case_studies_published` ON `case_studies` (`is_published`,`published_date`,`id`,`title_key`);
--> statement-breakpoint
CREATE INDEX `case_studies_category` ON `case_studies` (`category_id`,`is_published`,`published_date`,`id`,`title_key`);
--> statement-breakpoint
CREATE TABLE `case_study_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `case_study_categories_name_key_unique` ON `case_study_categories` (`name_key`);
--> statement-breakpoint
CREATE TABLE `event_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`place` integer NOT NULL,
	`file_key` text NOT NULL,
	`alt` text NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `event_pictures_event` ON `event_pictures` (`event_id`,`place`,`id`);
--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`is_published` integer NOT NULL,
	`starts_at` text,
	`ends_at` text,
	`venue` text NOT NULL,
	`address` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "events_published_flag" CHECK("events"."is_published" in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `events_start` ON `events` (`starts_at`,`id`);
--> statement-breakpoint
CREATE INDEX `events_published` ON `events` (`is_published`,`starts_at`,`id`);
--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`is_published` integer NOT NULL,
	`url` text NOT NULL,
	`published_date` text NOT NULL,
	`thumbnail_key` text NOT NULL,
	`thumbnail_alt` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`thumbnail_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "news_published_flag" CHECK("news"."is_published" in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `news_newest` ON `news` (`published_date`,`id`);
--> statement-breakpoint
CREATE INDEX `news_published` ON `news` (`is_published`,`published_date`,`id`);
--> statement-breakpoint
CREATE TABLE `flyers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`is_published` integer NOT NULL,
	`thumbnail_key` text NOT NULL,
	`thumbnail_alt` text NOT NULL,
	`file_key` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`thumbnail_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "flyers_published_flag" CHECK("flyers"."is_published" in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `flyers_published` ON `flyers` (`is_published`,`id`);
--> statement-breakpoint
CREATE TABLE `whitepapers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`is_published` integer NOT NULL,
	`thumbnail_key` text NOT NULL,
	`thumbnail_alt` text NOT NULL,
	`file_key` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`thumbnail_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "whitepapers_published_flag" CHECK("whitepapers"."is_published" in (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `whitepapers_published` ON `whitepapers` (`is_published`,`id`);
--> statement-breakpoint
ALTER TABLE `files` ADD `width` integer;
--> statement-breakpoint
ALTER TABLE `files` ADD `height` integer;
--> statement-breakpoint
ALTER TABLE `files` ADD `shown` integer DEFAULT false NOT NULL;
