-- SQLite lowers ASCII letters only. The next save of an item writes the normalised title.
UPDATE `news` SET `title_key` = lower(`title`);
--> statement-breakpoint
UPDATE `flyers` SET `title_key` = lower(`title`);
--> statement-breakpoint
UPDATE `whitepapers` SET `title_key` = lower(`title`);
--> statement-breakpoint
UPDATE `events` SET `title_key` = lower(`title`);
