ALTER TABLE `password_resets` ADD `is_invitation` integer DEFAULT false NOT NULL;
