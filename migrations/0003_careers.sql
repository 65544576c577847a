CREATE TABLE `job_applications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`name_key` text NOT NULL,
	`email` text NOT NULL,
	`mobile_number` text NOT NULL,
	`experience` real NOT NULL,
	`notice_period` text NOT NULL,
	`location` text NOT NULL,
	`location_key` text NOT NULL,
	`consent_at` text,
	`cv_key` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `job_posts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`cv_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `applications_newest` ON `job_applications` (`created_at`,`id`,`job_id`,`notice_period`,`experience`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_job` ON `job_applications` (`job_id`,`created_at`,`id`,`notice_period`,`experience`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_notice` ON `job_applications` (`notice_period`,`created_at`,`id`,`job_id`,`experience`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_experience` ON `job_applications` (`experience`,`created_at`,`id`,`job_id`,`notice_period`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_name` ON `job_applications` (`name_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_location` ON `job_applications` (`location_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_cv` ON `job_applications` (`cv_key`);
--> statement-breakpoint
CREATE INDEX `applications_mobile` ON `job_applications` (`mobile_number`);
--> statement-breakpoint
CREATE TABLE `job_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`job_position` text NOT NULL,
	`position_key` text NOT NULL,
	`experience` text NOT NULL,
	`skills_required` text NOT NULL,
	`job_qualification` text NOT NULL,
	`job_type_id` integer NOT NULL,
	`job_location` text NOT NULL,
	`location_key` text NOT NULL,
	`country` text NOT NULL,
	`city` text NOT NULL,
	`remote` integer NOT NULL,
	`job_description` text NOT NULL,
	`cleaned_by` integer NOT NULL,
	`start_date` text NOT NULL,
	`due_date` text NOT NULL,
	`closed_on` text NOT NULL,
	`salary_min` integer,
	`salary_max` integer,
	`salary_currency` text NOT NULL,
	`salary_unit` text NOT NULL,
	`erased_applications` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`job_type_id`) REFERENCES `job_types`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "job_posts_remote_flag" CHECK("job_posts"."remote" in (0, 1)),
	CONSTRAINT "job_posts_dates" CHECK("job_posts"."start_date" <= "job_posts"."due_date")
) STRICT;
--> statement-breakpoint
CREATE INDEX `job_posts_due` ON `job_posts` (`due_date`,`start_date`,`id`);
--> statement-breakpoint
CREATE INDEX `job_posts_closed` ON `job_posts` (`closed_on`,`id`);
--> statement-breakpoint
CREATE INDEX `job_posts_type` ON `job_posts` (`job_type_id`,`id`);
--> statement-breakpoint
CREATE TABLE `job_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`employment_type` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `job_types_name_key_unique` ON `job_types` (`name_key`);
--> statement-breakpoint
CREATE TABLE `purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tags` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`next_attempt_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `purges_due` ON `purges` (`next_attempt_at`);
--> statement-breakpoint
DROP INDEX `outbox_due`;
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`attempts`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `audit_log_section` ON `audit_log` (`section`,`at`);
