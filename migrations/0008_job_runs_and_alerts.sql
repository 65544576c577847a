CREATE TABLE `job_runs` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	CONSTRAINT "job_runs_one" CHECK("job_runs"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `health_alerts` (
	`id` integer PRIMARY KEY NOT NULL,
	`down` text NOT NULL,
	`told_at` text NOT NULL,
	CONSTRAINT "health_alerts_one" CHECK("health_alerts"."id" = 1)
) STRICT;
