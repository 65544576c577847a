ALTER TABLE `file_holders` ADD `shown` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `file_holders` ADD `shown_from` text;
--> statement-breakpoint
ALTER TABLE `file_holders` ADD `shown_until` text;
--> statement-breakpoint
ALTER TABLE `file_holders` ADD `alt` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX `file_holders_shown` ON `file_holders` (`file_key`) WHERE "file_holders"."shown" = 1;
--> statement-breakpoint
CREATE INDEX `files_pictures` ON `files` (`created_at`,`key`) WHERE "files"."state" = 'live' and "files"."width" is not null;

--> statement-breakpoint
-- Until now one item held a file, and the file had the schedule of that item.
UPDATE `file_holders` SET (`shown`, `shown_from`, `shown_until`) = (SELECT `shown`, `shown_from`, `shown_until` FROM `files` WHERE `key` = `file_key`) WHERE `holder` NOT IN ('draft', 'revision', 'trash', 'replacement');
--> statement-breakpoint
UPDATE `file_holders` SET `alt` = coalesce((SELECT CASE `file_holders`.`file_key` WHEN `thumbnail_key` THEN `thumbnail_alt` WHEN `cover_key` THEN `cover_alt` WHEN `profile_key` THEN `profile_alt` END FROM `blogs` WHERE `id` = `holder_id`), '') WHERE `holder` = 'blogs';
--> statement-breakpoint
UPDATE `file_holders` SET `alt` = coalesce((SELECT `thumbnail_alt` FROM `case_studies` WHERE `id` = `holder_id` AND `thumbnail_key` = `file_holders`.`file_key`), '') WHERE `holder` = 'caseStudies';
--> statement-breakpoint
UPDATE `file_holders` SET `alt` = coalesce((SELECT `thumbnail_alt` FROM `news` WHERE `id` = `holder_id` AND `thumbnail_key` = `file_holders`.`file_key`), '') WHERE `holder` = 'news';
--> statement-breakpoint
UPDATE `file_holders` SET `alt` = coalesce((SELECT `thumbnail_alt` FROM `flyers` WHERE `id` = `holder_id` AND `thumbnail_key` = `file_holders`.`file_key`), '') WHERE `holder` = 'flyers';
--> statement-breakpoint
UPDATE `file_holders` SET `alt` = coalesce((SELECT `thumbnail_alt` FROM `whitepapers` WHERE `id` = `holder_id` AND `thumbnail_key` = `file_holders`.`file_key`), '') WHERE `holder` = 'whitepapers';
--> statement-breakpoint
UPDATE `file_holders` SET `alt` = coalesce((SELECT `alt` FROM `event_pictures` WHERE `event_id` = `holder_id` AND `event_pictures`.`file_key` = `file_holders`.`file_key` ORDER BY `place` LIMIT 1), '') WHERE `holder` = 'events';
--> statement-breakpoint
-- The pictures inside a text have their alternative texts in its HTML.
UPDATE `file_holders` SET `alt` = coalesce((SELECT replace(replace(replace(replace(substr(`rest`, 1, instr(`rest`, '"') - 1), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&') FROM (SELECT substr(`content`, instr(`content`, `mark`) + length(`mark`)) AS `rest` FROM (SELECT `content`, '<img src="{{' || `name` || '}}" alt="' AS `mark` FROM `blog_pictures` JOIN `blogs` ON `blogs`.`id` = `blog_id` WHERE `blog_id` = `holder_id` AND `blog_pictures`.`file_key` = `file_holders`.`file_key`) WHERE instr(`content`, `mark`) > 0 LIMIT 1)), '') WHERE `holder` = 'blogs' AND `alt` = '';
