-- Rows that the form of a job cannot do without.
INSERT INTO job_types (name, name_key, employment_type, created_at, updated_at) VALUES
	('Full-time', 'full-time', 'FULL_TIME', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Part-time', 'part-time', 'PART_TIME', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Contract', 'contract', 'CONTRACTOR', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Temporary', 'temporary', 'TEMPORARY', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Internship', 'internship', 'INTERN', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z');
