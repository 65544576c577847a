/** The menu of an Admin. */
export const everySection = [
	'Overview',
	'Blogs',
	'Case studies',
	'News',
	'Flyers',
	'Whitepapers',
	'Events',
	'Careers',
	'Received applications',
	'Contact requests',
	'Users',
	'Audit log',
	'Health',
]
