CREATE TABLE `search_texts` (
	`kind` text NOT NULL,
	`id` integer NOT NULL,
	`title` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`kind`, `id`)
) STRICT;
--> statement-breakpoint
CREATE INDEX `search_texts_newest` ON `search_texts` (`kind`,`id`,`title`);
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `search_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Titles are found at once. The job `derivedKeys` fills in the texts, and the keys of contact requests.
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'blogs', `id`, `heading_key` FROM `blogs`;
--> statement-breakpoint
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'caseStudies', `id`, `title_key` FROM `case_studies`;
--> statement-breakpoint
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'news', `id`, `title_key` FROM `news`;
--> statement-breakpoint
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'flyers', `id`, `title_key` FROM `flyers`;
--> statement-breakpoint
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'whitepapers', `id`, `title_key` FROM `whitepapers`;
--> statement-breakpoint
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'events', `id`, `title_key` FROM `events`;
--> statement-breakpoint
INSERT INTO `search_texts` (`kind`, `id`, `title`) SELECT 'careers', `id`, `position_key` FROM `job_posts`;
