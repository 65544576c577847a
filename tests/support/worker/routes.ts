import { api } from '#worker/api.ts'

/** Every method and path in the router of the API, including new ones. */
export const routes = [
	...new Map(
		api.routes
			.filter(({ method }) => method !== 'ALL')
			.map(({ method, path }) => [`${method} ${path}`, { method, path, name: `${method} ${path}` }]),
	).values(),
]

/** The routes that require neither a session nor a bot token, with the reasons. */
export const openRoutes = [
	'POST /api/authcontroller/login', // before the first token; limited per account and per address
	'POST /api/authcontroller/passkeysigninoptions', // a challenge, the same kind for everybody
	'POST /api/authcontroller/passkeysignin', // before the first token; limited per address
	'GET /media/:key/:name?', // files of published items; other files need a signed address
	'GET /media/:key/share/1200x630.jpg', // the same files, for link previews
	'GET /health', // for monitors; returns only the state of the services
	'GET /openapi.json', // describes the API to everybody
	'GET /.well-known/api-catalog', // the same
	'GET /dev/mail', // 404 on a deployed Worker
	'POST /dev/mail', // the same
]

/** The routes that require the token of a reset mail. */
export const linkRoutes = ['POST /api/authcontroller/resetpassword']

export const publicRoutes = routes.filter(
	({ name, path }) => path.startsWith('/api/public/') || name === 'POST /api/authcontroller/forgotpassword',
)

/** All other routes are for staff. */
export const staffRoutes = routes.filter(
	(route) => !publicRoutes.includes(route) && !openRoutes.includes(route.name) && !linkRoutes.includes(route.name),
)

/** An address of this route, with an unused id for `:id` and news for the kind of item. */
export const addressOf = (path: string) => path.replace(':kind', 'news').replace(/:\w+/g, '987654')
