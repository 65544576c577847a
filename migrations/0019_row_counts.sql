CREATE TABLE `row_counts` (
	`table_name` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL,
	`published` integer
) STRICT;
--> statement-breakpoint
-- Each trigger is one line with its keywords in capitals: D1 cuts others in two. The counts follow the triggers, so that no row is missed.
CREATE TRIGGER `blogs_counted_insert` AFTER INSERT ON `blogs` BEGIN UPDATE `row_counts` SET `total` = `total` + 1, `published` = `published` + NEW.`active` WHERE `table_name` = 'blogs'; END;
--> statement-breakpoint
CREATE TRIGGER `blogs_counted_delete` AFTER DELETE ON `blogs` BEGIN UPDATE `row_counts` SET `total` = `total` - 1, `published` = `published` - OLD.`active` WHERE `table_name` = 'blogs'; END;
--> statement-breakpoint
CREATE TRIGGER `blogs_counted_update` AFTER UPDATE OF `active` ON `blogs` WHEN NEW.`active` <> OLD.`active` BEGIN UPDATE `row_counts` SET `published` = `published` + NEW.`active` - OLD.`active` WHERE `table_name` = 'blogs'; END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_counted_insert` AFTER INSERT ON `case_studies` BEGIN UPDATE `row_counts` SET `total` = `total` + 1, `published` = `published` + NEW.`is_published` WHERE `table_name` = 'case_studies'; END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_counted_delete` AFTER DELETE ON `case_studies` BEGIN UPDATE `row_counts` SET `total` = `total` - 1, `published` = `published` - OLD.`is_published` WHERE `table_name` = 'case_studies'; END;
--> statement-breakpoint
CREATE TRIGGER `case_studies_counted_update` AFTER UPDATE OF `is_published` ON `case_studies` WHEN NEW.`is_published` <> OLD.`is_published` BEGIN UPDATE `row_counts` SET `published` = `published` + NEW.`is_published` - OLD.`is_published` WHERE `table_name` = 'case_studies'; END;
--> statement-breakpoint
CREATE TRIGGER `news_counted_insert` AFTER INSERT ON `news` BEGIN UPDATE `row_counts` SET `total` = `total` + 1, `published` = `published` + NEW.`is_published` WHERE `table_name` = 'news'; END;
--> statement-breakpoint
CREATE TRIGGER `news_counted_delete` AFTER DELETE ON `news` BEGIN UPDATE `row_counts` SET `total` = `total` - 1, `published` = `published` - OLD.`is_published` WHERE `table_name` = 'news'; END;
--> statement-breakpoint
CREATE TRIGGER `news_counted_update` AFTER UPDATE OF `is_published` ON `news` WHEN NEW.`is_published` <> OLD.`is_published` BEGIN UPDATE `row_counts` SET `published` = `published` + NEW.`is_published` - OLD.`is_published` WHERE `table_name` = 'news'; END;
--> statement-breakpoint
CREATE TRIGGER `flyers_counted_insert` AFTER INSERT ON `flyers` BEGIN UPDATE `row_counts` SET `total` = `total` + 1, `published` = `published` + NEW.`is_published` WHERE `table_name` = 'flyers'; END;
--> statement-breakpoint
CREATE TRIGGER `flyers_counted_delete` AFTER DELETE ON `flyers` BEGIN UPDATE `row_counts` SET `total` = `total` - 1, `published` = `published` - OLD.`is_published` WHERE `table_name` = 'flyers'; END;
--> statement-breakpoint
CREATE TRIGGER `flyers_counted_update` AFTER UPDATE OF `is_published` ON `flyers` WHEN NEW.`is_published` <> OLD.`is_published` BEGIN UPDATE `row_counts` SET `published` = `published` + NEW.`is_published` - OLD.`is_published` WHERE `table_name` = 'flyers'; END;
--> statement-breakpoint
CREATE TRIGGER `whitepapers_counted_insert` AFTER INSERT ON `whitepapers` BEGIN UPDATE `row_counts` SET `total` = `total` + 1, `published` = `published` + NEW.`is_published` WHERE `table_name` = 'whitepapers'; END;
--> statement-breakpoint
CREATE TRIGGER `whitepapers_counted_delete` AFTER DELETE ON `whitepapers` BEGIN UPDATE `row_counts` SET `total` = `total` - 1, `published` = `published` - OLD.`is_published` WHERE `table_name` = 'whitepapers'; END;
--> statement-breakpoint
CREATE TRIGGER `whitepapers_counted_update` AFTER UPDATE OF `is_published` ON `whitepapers` WHEN NEW.`is_published` <> OLD.`is_published` BEGIN UPDATE `row_counts` SET `published` = `published` + NEW.`is_published` - OLD.`is_published` WHERE `table_name` = 'whitepapers'; END;
--> statement-breakpoint
CREATE TRIGGER `events_counted_insert` AFTER INSERT ON `events` BEGIN UPDATE `row_counts` SET `total` = `total` + 1, `published` = `published` + NEW.`is_published` WHERE `table_name` = 'events'; END;
--> statement-breakpoint
CREATE TRIGGER `events_counted_delete` AFTER DELETE ON `events` BEGIN UPDATE `row_counts` SET `total` = `total` - 1, `published` = `published` - OLD.`is_published` WHERE `table_name` = 'events'; END;
--> statement-breakpoint
CREATE TRIGGER `events_counted_update` AFTER UPDATE OF `is_published` ON `events` WHEN NEW.`is_published` <> OLD.`is_published` BEGIN UPDATE `row_counts` SET `published` = `published` + NEW.`is_published` - OLD.`is_published` WHERE `table_name` = 'events'; END;
--> statement-breakpoint
CREATE TRIGGER `job_posts_counted_insert` AFTER INSERT ON `job_posts` BEGIN UPDATE `row_counts` SET `total` = `total` + 1 WHERE `table_name` = 'job_posts'; END;
--> statement-breakpoint
CREATE TRIGGER `job_posts_counted_delete` AFTER DELETE ON `job_posts` BEGIN UPDATE `row_counts` SET `total` = `total` - 1 WHERE `table_name` = 'job_posts'; END;
--> statement-breakpoint
CREATE TRIGGER `job_applications_counted_insert` AFTER INSERT ON `job_applications` BEGIN UPDATE `row_counts` SET `total` = `total` + 1 WHERE `table_name` = 'job_applications'; END;
--> statement-breakpoint
CREATE TRIGGER `job_applications_counted_delete` AFTER DELETE ON `job_applications` BEGIN UPDATE `row_counts` SET `total` = `total` - 1 WHERE `table_name` = 'job_applications'; END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_counted_insert` AFTER INSERT ON `enquiries` BEGIN UPDATE `row_counts` SET `total` = `total` + 1 WHERE `table_name` = 'enquiries'; END;
--> statement-breakpoint
CREATE TRIGGER `enquiries_counted_delete` AFTER DELETE ON `enquiries` BEGIN UPDATE `row_counts` SET `total` = `total` - 1 WHERE `table_name` = 'enquiries'; END;
--> statement-breakpoint
CREATE TRIGGER `users_counted_insert` AFTER INSERT ON `users` BEGIN UPDATE `row_counts` SET `total` = `total` + 1 WHERE `table_name` = 'users'; END;
--> statement-breakpoint
CREATE TRIGGER `users_counted_delete` AFTER DELETE ON `users` BEGIN UPDATE `row_counts` SET `total` = `total` - 1 WHERE `table_name` = 'users'; END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_counted_insert` AFTER INSERT ON `audit_log` BEGIN UPDATE `row_counts` SET `total` = `total` + 1 WHERE `table_name` = 'audit_log'; END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_counted_delete` AFTER DELETE ON `audit_log` BEGIN UPDATE `row_counts` SET `total` = `total` - 1 WHERE `table_name` = 'audit_log'; END;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'blogs', count(*), count(*) FILTER (WHERE `active`) FROM `blogs`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'case_studies', count(*), count(*) FILTER (WHERE `is_published`) FROM `case_studies`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'news', count(*), count(*) FILTER (WHERE `is_published`) FROM `news`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'flyers', count(*), count(*) FILTER (WHERE `is_published`) FROM `flyers`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'whitepapers', count(*), count(*) FILTER (WHERE `is_published`) FROM `whitepapers`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'events', count(*), count(*) FILTER (WHERE `is_published`) FROM `events`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'job_posts', count(*), NULL FROM `job_posts`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'job_applications', count(*), NULL FROM `job_applications`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'enquiries', count(*), NULL FROM `enquiries`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'users', count(*), NULL FROM `users`;
--> statement-breakpoint
INSERT INTO `row_counts` SELECT 'audit_log', count(*), NULL FROM `audit_log`;
