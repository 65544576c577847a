DROP INDEX `enquiries_department`;
--> statement-breakpoint
DROP INDEX `enquiries_waiting`;
--> statement-breakpoint
DROP INDEX `enquiries_owner`;
--> statement-breakpoint
DROP INDEX `enquiries_department_state`;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `automatic` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `merged_into` integer;
--> statement-breakpoint
CREATE INDEX `enquiries_automatic` ON `enquiries` (`state`,`updated_at`,`id`,`merged_into`) WHERE "enquiries"."automatic" = 1;
--> statement-breakpoint
CREATE INDEX `enquiries_merged` ON `enquiries` (`merged_into`) WHERE "enquiries"."merged_into" is not null;
--> statement-breakpoint
CREATE INDEX `enquiries_address` ON `enquiries` (lower("email_id"));
--> statement-breakpoint
CREATE INDEX `enquiries_phone` ON `enquiries` (`phone_no`);
--> statement-breakpoint
CREATE INDEX `enquiries_department` ON `enquiries` (`department_id`,`created_at`,`id`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `enquiries_waiting` ON `enquiries` (`state`,`waiting_since`,`id`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `enquiries_owner` ON `enquiries` (`owner_id`,`state`,`updated_at`,`id`,`automatic`,`merged_into`);
--> statement-breakpoint
CREATE INDEX `enquiries_department_state` ON `enquiries` (`department_id`,`state`,`updated_at`,`id`,`automatic`,`merged_into`);
--> statement-breakpoint
ALTER TABLE `enquiry_messages` ADD `mail` text;
--> statement-breakpoint
CREATE INDEX `enquiry_messages_senders` ON `enquiry_messages` (`sender`) WHERE "enquiry_messages"."kind" = 'received';
--> statement-breakpoint
-- What was merged into an enquiry goes with it, also when the code before erases it.
CREATE TRIGGER `enquiries_delete_merged` BEFORE DELETE ON `enquiries` BEGIN DELETE FROM `enquiries` WHERE `merged_into` = OLD.`id`; END;
