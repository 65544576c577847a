CREATE TABLE `freed_user_names` (
	`user_name_key` text PRIMARY KEY NOT NULL,
	`confusable_key` text NOT NULL,
	`user_id` integer NOT NULL,
	`freed_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `freed_user_names_user` ON `freed_user_names` (`user_id`);
--> statement-breakpoint
CREATE INDEX `freed_user_names_freed` ON `freed_user_names` (`freed_at`);
--> statement-breakpoint
CREATE INDEX `freed_user_names_confusable` ON `freed_user_names` (`confusable_key`);
--> statement-breakpoint
ALTER TABLE `job_applications` ADD `experience_stated` integer;
--> statement-breakpoint
ALTER TABLE `users` ADD `confusable_key` text;
--> statement-breakpoint
CREATE INDEX `users_confusable` ON `users` (`confusable_key`);
--> statement-breakpoint
ALTER TABLE `audit_log` ADD `times` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE `audit_log` ADD `counted_as` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_counted_as_unique` ON `audit_log` (`counted_as`);
