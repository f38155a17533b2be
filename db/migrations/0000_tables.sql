CREATE TABLE `confirmations` (
	`address` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`address`, `at`)
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person` text NOT NULL,
	`name` text NOT NULL,
	`awaited` integer NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`person`, `table_id`, `seat`)
);
--> statement-breakpoint
CREATE INDEX `seats_table` ON `seats` (`table_id`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`status` text NOT NULL,
	`options` text NOT NULL,
	`names` text NOT NULL,
	`results` text,
	`revision` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`waiting_since` text
);
