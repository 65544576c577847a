CREATE TABLE `purges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tags` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`next_attempt_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `purges_due` ON `purges` (`next_attempt_at`);
