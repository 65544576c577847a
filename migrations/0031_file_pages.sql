CREATE TABLE `file_pages` (
	`file_key` text NOT NULL,
	`page` integer NOT NULL,
	`text` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`file_key`, `page`),
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict
) STRICT;
--> statement-breakpoint
CREATE TRIGGER `files_delete_file_pages` BEFORE DELETE ON `files` BEGIN DELETE FROM `file_pages` WHERE `file_key` = OLD.`key`; END;
