ALTER TABLE `blogs` ADD `share_key` text REFERENCES `files`(`key`) ON DELETE restrict;
--> statement-breakpoint
CREATE INDEX `blogs_share` ON `blogs` (`share_key`);
