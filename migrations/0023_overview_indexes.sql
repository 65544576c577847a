CREATE INDEX `audit_log_backups` ON `audit_log` (`at`) WHERE "audit_log"."action" in ('backup taken', 'backup restored');
--> statement-breakpoint
CREATE INDEX `audit_log_sign_ins` ON `audit_log` (`actor_id`,`at`) WHERE "audit_log"."action" = 'sign-in';
--> statement-breakpoint
CREATE INDEX `drafts_author` ON `drafts` (`created_by`,`updated_at`,`id`);
