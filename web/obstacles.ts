/** Obstacles of a form on the visitor's side, with remedies. The public forms add a mail address and a telephone number. */
export const obstacles = {
	botCheck:
		'Your browser, or an extension in it, blocks the bot check of this form. Switch the extension off for this page, or open the page in another browser.',
	storage:
		'Your browser blocks the storage of this site, and signing in needs it. Allow cookies and site data for this site in the settings of the browser, or use another browser.',
	connection: 'There is no connection to our server. What you typed stays here: send it again when you are online.',
} as const
