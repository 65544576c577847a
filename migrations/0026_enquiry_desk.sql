CREATE TABLE `enquiry_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enquiry_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` text NOT NULL,
	`author_id` integer,
	`sender` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`html` text,
	`text_key` text DEFAULT '' NOT NULL,
	`event` text,
	`delivery` text,
	`leaves_at` text,
	`delivery_note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`mail_id` text,
	`mail_key` text,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_messages_mail_key_unique` ON `enquiry_messages` (`mail_key`);
--> statement-breakpoint
CREATE INDEX `enquiry_messages_of` ON `enquiry_messages` (`enquiry_id`,`at`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_messages_draft` ON `enquiry_messages` (`enquiry_id`,`author_id`) WHERE "enquiry_messages"."delivery" = 'draft';
--> statement-breakpoint
CREATE INDEX `enquiry_messages_mail` ON `enquiry_messages` (`mail_id`) WHERE "enquiry_messages"."mail_id" is not null;
--> statement-breakpoint
CREATE INDEX `enquiry_messages_receipts` ON `enquiry_messages` (`sender`,`at`) WHERE "enquiry_messages"."kind" = 'receipt';
--> statement-breakpoint
CREATE INDEX `enquiry_messages_newest` ON `enquiry_messages` (`at`,`enquiry_id`);
--> statement-breakpoint
CREATE TABLE `saved_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	`title` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `origin` text;
--> statement-breakpoint
ALTER TABLE `departments` ADD `answer_hours` integer DEFAULT 9 NOT NULL;
--> statement-breakpoint
ALTER TABLE `departments` ADD `opens_at` text DEFAULT '09:00' NOT NULL;
--> statement-breakpoint
ALTER TABLE `departments` ADD `closes_at` text DEFAULT '18:00' NOT NULL;
--> statement-breakpoint
ALTER TABLE `departments` ADD `office_days` text DEFAULT '12345' NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `message_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `arrived_by` text DEFAULT 'form' NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `origin` text;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `state` text DEFAULT 'new' NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `owner_id` integer REFERENCES users(id) ON DELETE restrict;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `waiting_since` text;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `wakes_at` text;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `updated_at` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `enquiries_waiting` ON `enquiries` (`state`,`waiting_since`,`id`);
--> statement-breakpoint
CREATE INDEX `enquiries_moved` ON `enquiries` (`state`,`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `enquiries_owner` ON `enquiries` (`owner_id`,`state`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `enquiries_department_state` ON `enquiries` (`department_id`,`state`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `enquiries_asleep` ON `enquiries` (`wakes_at`) WHERE "enquiries"."wakes_at" is not null;
--> statement-breakpoint
ALTER TABLE `files` ADD `mail_due_at` text;
--> statement-breakpoint
ALTER TABLE `files` ADD `mail_tries` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `files_mails` ON `files` (`mail_due_at`) WHERE "files"."mail_due_at" is not null;

--> statement-breakpoint
-- Nobody noted until now who was answered: what is older than a month counts as done, and nobody is said to wait.
UPDATE `enquiries` SET `updated_at` = `created_at`, `state` = CASE WHEN `created_at` < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days') THEN 'done' ELSE 'open' END;
