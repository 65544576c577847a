import { api } from '#worker/api.ts'

/** Every method and path that the API takes, as its router has them; new routes are here by themselves. */
export const routes = [
	...new Map(
		api.routes
			.filter(({ method }) => method !== 'ALL')
			.map(({ method, path }) => [`${method} ${path}`, { method, path, name: `${method} ${path}` }]),
	).values(),
]

/** The routes that take neither a session nor a bot token, and why. */
export const openRoutes = [
	'POST /api/authcontroller/login', // who has a name and a password has no token yet; limited per account and per address
	'GET /media/:key/:name?', // files that something published shows; others by a signed address
	'GET /health', // for monitors; says only what is up
	'GET /dev/mail', // on a local machine only; nothing is there on a deployed Worker
]

/** What the link of a reset mail opens, and nothing else does. */
export const linkRoutes = ['POST /api/authcontroller/resetpassword']

export const publicRoutes = routes.filter(
	({ name, path }) => path.startsWith('/api/public/') || name === 'POST /api/authcontroller/forgotpassword',
)

/** Everything else: for staff. */
export const staffRoutes = routes.filter(
	(route) => !publicRoutes.includes(route) && !openRoutes.includes(route.name) && !linkRoutes.includes(route.name),
)

/** An address of this route; `:id` becomes an id that no row has. */
export const addressOf = (path: string) => path.replace(/:\w+/g, '987654')
