ALTER TABLE `seats` ADD `rank` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `people` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `ended_at` integer;