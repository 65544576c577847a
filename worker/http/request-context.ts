import { createContext } from 'react-router'
import type { Permission, Section } from '#contracts/auth/roles.ts'
import type { Database } from '#worker/data/db.ts'

/** What wrangler.toml binds, and the secrets that `npm run deploy` uploads (locally: `.dev.vars`). */
export type Bindings = {
	DB: D1Database
	MEDIA: R2Bucket
	PRIVATE_FILES: R2Bucket
	EMAIL: SendEmail
	/** The files of web/static and of the build. */
	ASSETS: Fetcher
	/** `local` only where `.dev.vars` says so; everything else behaves as in production. */
	ENVIRONMENT: string
	/** Scheme and host of the site. Links, canonicals and mails use it, never the Host header. */
	ORIGIN: string
	/** The fixed domain of staff addresses; only the local part is typed. */
	MAIL_DOMAIN: string
	MAIL_FROM: string
	/** Who is told that somebody has applied. */
	RECRUITERS_MAILBOX: string
	/** For how many days after a job has closed its applications are kept. */
	APPLICATION_RETENTION_DAYS: string
	TURNSTILE_SITE_KEY: string
	TURNSTILE_SECRET_KEY: string
	/** At least 32 characters; signs sessions, clearances and reset links. */
	TOKEN_SECRET: string
	/** Set while TOKEN_SECRET is being replaced, so that open sessions live on. */
	TOKEN_SECRET_PREVIOUS?: string
	/** Keyed into every password before hashing, so that a stolen database alone cannot be cracked. */
	PASSWORD_PEPPER: string
}

/** Who is asking: read from the database on every call, never from the token. */
export type Staff = {
	id: number
	userName: string
	fullName: string
	permissions: Permission[]
	sessionId: string
	signedInAt: Date
}

/** What a request to the API carries. */
export type AppEnv = {
	Bindings: Bindings
	Variables: {
		db: Database
		requestId: string
		/** Set by the guards in `features/auth/guard.ts`. */
		staff: Staff
		/** Set by `requireBotToken`. */
		botToken: string
		/** Work that follows the answer, in order; queued mail is delivered after it. */
		afterwards: (() => Promise<unknown>)[]
	}
}

/** What a page's server loader can reach. */
export type PageContext = {
	bindings: Bindings
	db: Database
	/** Stands where each answer's Content-Security-Policy puts its nonce. */
	nonce: string
	/** The sections whose items it shows: at the edge it goes when one of them changes. */
	shows: Set<Section>
	/** Its path and query as links spell them. The isolate keeps it under no other spelling; null: under none. */
	address: string | null
	/** Whether the page may be kept for the next visitor: false once something on it is one's own, or could not be read. */
	keep: boolean
	/** When what the page shows changes by the clock alone, in milliseconds since 1970; null: never. */
	keepUntil: number | null
	/** Whether what made it fail passes by itself. */
	busy: boolean
}

export const pageContext = createContext<PageContext>()

/** The context of a page that shows items of these sections. */
export function pageShowing(
	context: { get(of: typeof pageContext): PageContext },
	...sections: readonly Section[]
): PageContext {
	const page = context.get(pageContext)
	for (const section of sections) page.shows.add(section)
	return page
}

export const isLocal = (bindings: Pick<Bindings, 'ENVIRONMENT'>) => bindings.ENVIRONMENT === 'local'
