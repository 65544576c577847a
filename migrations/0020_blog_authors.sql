CREATE INDEX `blogs_author` ON `blogs` (`author_name`);
--> statement-breakpoint
CREATE INDEX `blogs_portrait` ON `blogs` (`author_name`) WHERE "blogs"."profile_key" is not null;
--> statement-breakpoint
CREATE INDEX `news_changed` ON `news` (`is_published`,`updated_at`);
