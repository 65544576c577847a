CREATE INDEX `blog_pictures_file` ON `blog_pictures` (`file_key`);
--> statement-breakpoint
CREATE INDEX `blogs_thumbnail` ON `blogs` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `blogs_cover` ON `blogs` (`cover_key`);
--> statement-breakpoint
CREATE INDEX `blogs_profile` ON `blogs` (`profile_key`);
--> statement-breakpoint
CREATE INDEX `case_studies_thumbnail` ON `case_studies` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `case_studies_pdf` ON `case_studies` (`pdf_key`);
--> statement-breakpoint
CREATE INDEX `event_pictures_file` ON `event_pictures` (`file_key`);
--> statement-breakpoint
CREATE INDEX `news_thumbnail` ON `news` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `flyers_thumbnail` ON `flyers` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `flyers_file` ON `flyers` (`file_key`);
--> statement-breakpoint
CREATE INDEX `whitepapers_thumbnail` ON `whitepapers` (`thumbnail_key`);
--> statement-breakpoint
CREATE INDEX `whitepapers_file` ON `whitepapers` (`file_key`);
--> statement-breakpoint
CREATE INDEX `store_checks_started` ON `store_checks` (`started_at`);
