ALTER TABLE `revisions` ADD `packed` blob;
--> statement-breakpoint
ALTER TABLE `revisions` ADD `pack_due` integer DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE INDEX `revisions_pack_due` ON `revisions` (`pack_due`);
