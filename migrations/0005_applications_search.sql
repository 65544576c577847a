DROP INDEX `applications_newest`;
--> statement-breakpoint
DROP INDEX `applications_job`;
--> statement-breakpoint
DROP INDEX `applications_notice`;
--> statement-breakpoint
DROP INDEX `applications_experience`;
--> statement-breakpoint
CREATE INDEX `applications_name` ON `job_applications` (`name_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_location` ON `job_applications` (`location_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `applications_cv` ON `job_applications` (`cv_key`);
--> statement-breakpoint
CREATE INDEX `applications_newest` ON `job_applications` (`created_at`,`id`,`job_id`,`notice_period`,`experience`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_job` ON `job_applications` (`job_id`,`created_at`,`id`,`notice_period`,`experience`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_notice` ON `job_applications` (`notice_period`,`created_at`,`id`,`job_id`,`experience`,`location_key`,`mobile_number`);
--> statement-breakpoint
CREATE INDEX `applications_experience` ON `job_applications` (`experience`,`created_at`,`id`,`job_id`,`notice_period`,`location_key`,`mobile_number`);
