-- Rows that a fresh deployment cannot work without.
INSERT INTO permissions (id, role, description) VALUES
	(1, 'Admin', 'Administrator: everything'),
	(2, 'Blogs', 'Blogs'),
	(3, 'CaseStudies', 'Case studies'),
	(4, 'JobApplicants', 'Received applications'),
	(5, 'ContactRequests', 'Contact requests'),
	(6, 'Flyers', 'Flyers'),
	(7, 'WhitePapers', 'Whitepapers'),
	(8, 'NewsAdmin', 'News'),
	(9, 'EventsAdmin', 'Events'),
	(10, 'UserListing', 'Users'),
	(11, 'Careers', 'Careers');
--> statement-breakpoint
INSERT INTO departments (name, name_key, mailbox, created_at, updated_at) VALUES
	('Sales', 'sales', 'sales@nilavu.example', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Support', 'support', 'support@nilavu.example', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Careers', 'careers', 'careers@nilavu.example', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Investors', 'investors', 'investors@nilavu.example', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Partners', 'partners', 'partners@nilavu.example', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
	('Others', 'others', 'queries@nilavu.example', '2024-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z');
--> statement-breakpoint
INSERT INTO content_version (id, version) VALUES (1, 1);
