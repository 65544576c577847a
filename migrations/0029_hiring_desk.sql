CREATE TABLE `application_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	`author_id` integer,
	`sender` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`html` text,
	`text_key` text DEFAULT '' NOT NULL,
	`event` text,
	`mail` text,
	`delivery` text,
	`leaves_at` text,
	`delivery_note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`mail_id` text,
	`mail_key` text,
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `application_messages_mail_key_unique` ON `application_messages` (`mail_key`);
--> statement-breakpoint
CREATE INDEX `application_messages_of` ON `application_messages` (`application_id`,`at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_messages_draft` ON `application_messages` (`application_id`,`author_id`) WHERE "application_messages"."delivery" = 'draft';
--> statement-breakpoint
CREATE INDEX `application_messages_mail` ON `application_messages` (`mail_id`) WHERE "application_messages"."mail_id" is not null;
--> statement-breakpoint
CREATE INDEX `application_messages_receipts` ON `application_messages` (`sender`,`at`) WHERE "application_messages"."kind" = 'receipt';
--> statement-breakpoint
CREATE INDEX `application_messages_newest` ON `application_messages` (`at`,`application_id`);
--> statement-breakpoint
CREATE INDEX `application_messages_senders` ON `application_messages` (`sender`) WHERE "application_messages"."kind" = 'received';
--> statement-breakpoint
CREATE TABLE `application_opinions` (
	`application_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`opinion` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`application_id`, `user_id`),
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE TABLE `application_readers` (
	`application_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`read_at` text NOT NULL,
	`cv_opened_at` text,
	PRIMARY KEY(`application_id`, `user_id`),
	FOREIGN KEY (`application_id`) REFERENCES `job_applications`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE TABLE `lent_jobs` (
	`job_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`lent_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `job_id`),
	FOREIGN KEY (`job_id`) REFERENCES `job_posts`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `lent_jobs_job` ON `lent_jobs` (`job_id`);
--> statement-breakpoint
DROP INDEX `applications_newest`;
--> statement-breakpoint
DROP INDEX `applications_job`;
--> statement-breakpoint
DROP INDEX `applications_notice`;
--> statement-breakpoint
DROP INDEX `applications_experience`;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `state` text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `owner_id` integer REFERENCES users(id) ON DELETE restrict;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `waiting_since` text;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `wakes_at` text;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `updated_at` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `automatic` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `merged_into` integer;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `mailbox` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `subscriber_number` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `search_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `decline_reason` text;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `decline_note` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `read_by_all` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `job_applications_newest` ON `job_applications` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `job_applications_waiting` ON `job_applications` (`state`,`waiting_since`,`id`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `job_applications_moved` ON `job_applications` (`state`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `job_applications_owner` ON `job_applications` (`owner_id`,`state`,`updated_at`,`id`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `job_applications_automatic` ON `job_applications` (`state`,`updated_at`,`id`,`merged_into`) WHERE "job_applications"."automatic" = 1;
--> statement-breakpoint
CREATE INDEX `job_applications_merged` ON `job_applications` (`merged_into`) WHERE "job_applications"."merged_into" is not null;
--> statement-breakpoint
CREATE INDEX `job_applications_asleep` ON `job_applications` (`wakes_at`) WHERE "job_applications"."wakes_at" is not null;
--> statement-breakpoint
CREATE INDEX `applications_stage` ON `job_applications` (`state`,`created_at`,`id`,`job_id`,`notice_period`,`experience`,`location_key`,`mobile_number`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `applications_due` ON `job_applications` (`state`,`waiting_since`,`job_id`,`created_at`,`id`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `applications_mailbox` ON `job_applications` (`mailbox`);
--> statement-breakpoint
CREATE INDEX `applications_subscriber` ON `job_applications` (`subscriber_number`);
--> statement-breakpoint
CREATE INDEX `applications_newest` ON `job_applications` (`created_at`,`id`,`job_id`,`notice_period`,`experience`,`location_key`,`mobile_number`,`state`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `applications_job` ON `job_applications` (`job_id`,`created_at`,`id`,`notice_period`,`experience`,`location_key`,`mobile_number`,`state`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `applications_notice` ON `job_applications` (`notice_period`,`created_at`,`id`,`job_id`,`experience`,`location_key`,`mobile_number`,`state`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `applications_experience` ON `job_applications` (`experience`,`created_at`,`id`,`job_id`,`notice_period`,`location_key`,`mobile_number`,`state`,`automatic`,`merged_into`);
--> statement-breakpoint
ALTER TABLE `job_posts` ADD `answer_days` integer DEFAULT 14 NOT NULL;
--> statement-breakpoint
ALTER TABLE `saved_replies` ADD `desk` text DEFAULT 'enquiryMessage' NOT NULL;
--> statement-breakpoint
ALTER TABLE `saved_replies` ADD `stage` text;

--> statement-breakpoint
-- Those of before count as read. Nobody was promised an answer within a time, so none of them is due.
UPDATE `job_applications` SET `read_by_all` = 1, `updated_at` = `created_at`;
--> statement-breakpoint
-- The code before erases applications and jobs without these tables: see the triggers of 0027.
CREATE TRIGGER `job_applications_delete_messages` BEFORE DELETE ON `job_applications` BEGIN DELETE FROM `application_messages` WHERE `application_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `job_applications_delete_opinions` BEFORE DELETE ON `job_applications` BEGIN DELETE FROM `application_opinions` WHERE `application_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `job_applications_delete_readers` BEFORE DELETE ON `job_applications` BEGIN DELETE FROM `application_readers` WHERE `application_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `application_messages_erase_files` BEFORE DELETE ON `application_messages` BEGIN UPDATE `files` SET `state` = 'retired', `shown` = 0, `due_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE `key` IN (SELECT `file_key` FROM `file_holders` WHERE `holder` = 'applicationMessage' AND `holder_id` = OLD.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `application_messages_delete_file_holders` AFTER DELETE ON `application_messages` BEGIN DELETE FROM `file_holders` WHERE `holder` = 'applicationMessage' AND `holder_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `job_posts_delete_lent_jobs` BEFORE DELETE ON `job_posts` BEGIN DELETE FROM `lent_jobs` WHERE `job_id` = OLD.`id`; END;
