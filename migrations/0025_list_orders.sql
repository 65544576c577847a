CREATE INDEX `blogs_date` ON `blogs` (`date`,`id`);
--> statement-breakpoint
CREATE INDEX `blogs_heading` ON `blogs` (`heading_key`,`id`);
--> statement-breakpoint
CREATE INDEX `blogs_active_heading` ON `blogs` (`active`,`heading_key`,`id`);
--> statement-breakpoint
CREATE INDEX `job_posts_position` ON `job_posts` (`position_key`,`id`);
--> statement-breakpoint
CREATE INDEX `case_studies_title` ON `case_studies` (`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `case_studies_published_title` ON `case_studies` (`is_published`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `flyers_title` ON `flyers` (`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `flyers_published_title` ON `flyers` (`is_published`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `whitepapers_title` ON `whitepapers` (`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `whitepapers_published_title` ON `whitepapers` (`is_published`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `events_title` ON `events` (`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `events_published_title` ON `events` (`is_published`,`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `news_title` ON `news` (`title_key`,`id`);
--> statement-breakpoint
CREATE INDEX `news_published_title` ON `news` (`is_published`,`title_key`,`id`);
