CREATE TABLE `known_devices` (
	`user_id` integer NOT NULL,
	`device_hash` text NOT NULL,
	`last_day` text NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `known_devices_last_day` ON `known_devices` (`last_day`);
--> statement-breakpoint
CREATE TABLE `authenticators` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`added_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`transports` text NOT NULL,
	`counter` integer NOT NULL,
	`backup_eligible` integer NOT NULL,
	`added_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `sign_in_policies` (
	`id` integer PRIMARY KEY NOT NULL,
	`required_of` text NOT NULL,
	`set_at` text NOT NULL,
	`set_by` integer,
	FOREIGN KEY (`set_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "sign_in_policies_one" CHECK("sign_in_policies"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `used_challenges_expires_at` ON `used_challenges` (`expires_at`);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` text;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `browser` text;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `system` text;
--> statement-breakpoint
ALTER TABLE `sessions` ADD `country` text;
