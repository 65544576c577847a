ALTER TABLE `replacements` ADD `attempts` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `replacements` ADD `first_tried_at` text;
--> statement-breakpoint
ALTER TABLE `replacements` ADD `next_try_at` text;
--> statement-breakpoint
ALTER TABLE `replacements` ADD `owner_told_at` text;
--> statement-breakpoint
-- Earlier versions gave a replacement up for a fault of R2 or D1. The cron tries such a row again, where it can still go live.
UPDATE `replacements` SET `failed_at` = NULL, `failure` = NULL, `next_try_at` = `due_at`
WHERE `failed_at` IS NOT NULL
	AND `failure` IN (
		'The service is busy. Please try again in a few seconds.',
		'It could not be saved. Open it and publish it by hand.'
	)
	AND `base_version` = CASE `kind`
		WHEN 'blogs' THEN (SELECT `version` FROM `blogs` WHERE `id` = `item_id`)
		WHEN 'caseStudies' THEN (SELECT `version` FROM `case_studies` WHERE `id` = `item_id`)
		WHEN 'news' THEN (SELECT `version` FROM `news` WHERE `id` = `item_id`)
		WHEN 'flyers' THEN (SELECT `version` FROM `flyers` WHERE `id` = `item_id`)
		WHEN 'whitepapers' THEN (SELECT `version` FROM `whitepapers` WHERE `id` = `item_id`)
		WHEN 'events' THEN (SELECT `version` FROM `events` WHERE `id` = `item_id`)
		WHEN 'careers' THEN (SELECT `version` FROM `job_posts` WHERE `id` = `item_id`)
	END
	AND NOT EXISTS (
		SELECT 1 FROM json_each(`replacements`.`files`) AS `held`
		WHERE NOT EXISTS (SELECT 1 FROM `files` WHERE `files`.`key` = `held`.`value` AND `files`.`missing_at` IS NULL)
	);
