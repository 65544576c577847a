-- The code before a table does not know it: these triggers delete its rows with the row that they belong to. `docs/deploying.md` has the rule.
CREATE TRIGGER `enquiries_delete_enquiry_messages` BEFORE DELETE ON `enquiries` BEGIN DELETE FROM `enquiry_messages` WHERE `enquiry_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `enquiry_messages_erase_files` BEFORE DELETE ON `enquiry_messages` BEGIN UPDATE `files` SET `state` = 'retired', `shown` = 0, `due_at` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE `key` IN (SELECT `file_key` FROM `file_holders` WHERE `holder` = 'enquiryMessage' AND `holder_id` = OLD.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `enquiry_messages_delete_file_holders` AFTER DELETE ON `enquiry_messages` BEGIN DELETE FROM `file_holders` WHERE `holder` = 'enquiryMessage' AND `holder_id` = OLD.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `files_delete_picture_variants` BEFORE DELETE ON `files` BEGIN DELETE FROM `picture_variants` WHERE `file_key` = OLD.`key`; END;
