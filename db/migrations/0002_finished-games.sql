-- What earlier rows tell of finished games; `npm run db:rebuild` brings the rest: who stands for a seat, versions, the exact time.
UPDATE `tables` SET `ended_at` = `updated_at` WHERE `status` = 'over';
--> statement-breakpoint
UPDATE `seats` SET `rank` = (
	SELECT json_extract(`line`.`value`, '$.rank')
	FROM `tables`, json_each(`tables`.`results`) AS `line`
	WHERE `tables`.`id` = `seats`.`table_id` AND json_extract(`line`.`value`, '$.seat') = `seats`.`seat`
);
