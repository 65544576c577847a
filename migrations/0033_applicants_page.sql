CREATE TABLE `interviewers` (
	`interview_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`user_id`, `interview_id`),
	FOREIGN KEY (`interview_id`) REFERENCES `interviews`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `interviewers_of` ON `interviewers` (`interview_id`);
--> statement-breakpoint
CREATE TABLE `interviews` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`uid` text NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`starts_at` text NOT NULL,
	`minutes` integer NOT NULL,
	`place` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`cancelled_at` text,
	`answer` text,
	`answered_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `interviews_uid_unique` ON `interviews` (`uid`);
--> statement-breakpoint
CREATE INDEX `interviews_of` ON `interviews` (`application_id`,`starts_at`);
--> statement-breakpoint
CREATE INDEX `interviews_starts` ON `interviews` (`starts_at`);
--> statement-breakpoint
CREATE TABLE `application_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`seed` text NOT NULL,
	`secret_hash` text NOT NULL,
	`wrong_digits` integer DEFAULT 0 NOT NULL,
	`locked_until` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `application_links_secret_hash_unique` ON `application_links` (`secret_hash`);
--> statement-breakpoint
CREATE INDEX `application_links_of` ON `application_links` (`application_id`,`id`);
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `notice_version` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `answers` text;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `erasure_asked_at` text;
--> statement-breakpoint
CREATE INDEX `applications_erasure` ON `job_applications` (`erasure_asked_at`) WHERE "job_applications"."erasure_asked_at" is not null;
--> statement-breakpoint
ALTER TABLE `job_posts` ADD `questions` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `address` text;

--> statement-breakpoint
-- The code before erases applications without these tables: see the triggers of 0027.
CREATE TRIGGER `job_applications_delete_links` BEFORE DELETE ON `job_applications` BEGIN DELETE FROM `application_links` WHERE `application_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `job_applications_delete_interviews` BEFORE DELETE ON `job_applications` BEGIN DELETE FROM `interviews` WHERE `application_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `interviews_delete_interviewers` BEFORE DELETE ON `interviews` BEGIN DELETE FROM `interviewers` WHERE `interview_id` = OLD.`id`; END;
