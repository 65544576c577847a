CREATE TABLE `picture_variants` (
	`file_key` text NOT NULL,
	`width` integer NOT NULL,
	`format` text NOT NULL,
	`size` integer,
	`sha256` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`file_key`, `width`, `format`),
	FOREIGN KEY (`file_key`) REFERENCES `files`(`key`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "picture_variants_format" CHECK("picture_variants"."format" in ('webp')),
	CONSTRAINT "picture_variants_object" CHECK(("picture_variants"."size" is null) = ("picture_variants"."sha256" is null))
) STRICT;
