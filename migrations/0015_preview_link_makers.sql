CREATE INDEX `preview_links_maker` ON `preview_links` (`created_by`);
