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
	/** The domain of staff addresses. Users type only the local part. */
	MAIL_DOMAIN: string
	MAIL_FROM: string
	/** Receives a mail for each application. */
	RECRUITERS_MAILBOX: string
	/** Days from the close of a job to the deletion of its applications. */
	APPLICATION_RETENTION_DAYS: string
	TURNSTILE_SITE_KEY: string
	TURNSTILE_SECRET_KEY: string
	/** At least 32 characters. Signs sessions, clearances and reset links. */
	TOKEN_SECRET: string
	/** Set while TOKEN_SECRET is replaced, so that open sessions stay valid. */
	TOKEN_SECRET_PREVIOUS?: string
	/** The pepper of password hashes: a stolen database alone cannot be cracked. */
	PASSWORD_PEPPER: string
}

/** The signed-in user. Read from the database on every call, never from the token. */
export type Staff = {
	id: number
	userName: string
	fullName: string
	permissions: Permission[]
	sessionId: string
	signedInAt: Date
}

export type Task = () => Promise<unknown>

/** A member of staff and their request, for what a save records. Demo data and tests set the time. */
export type Editor = { staff: Staff; requestId: string; now?: Date }

/** The context of an API request. */
export type AppEnv = {
	Bindings: Bindings
	Variables: {
		db: Database
		requestId: string
		/** Set by the guards in `features/auth/guard.ts`. */
		staff: Staff
		/** The same with the id of the request, for every save. */
		editor: Editor
		/** Set by `requireBotToken`. */
		botToken: string
		/** Tasks that run after the answer, in this order. */
		afterwards: Task[]
	}
}

/** The context of a page's server loader. */
export type PageContext = {
	bindings: Bindings
	db: Database
	/** A placeholder, which each answer replaces by its own nonce. */
	nonce: string
	/** The sections whose items the page shows: a change of one purges the page from the edge. */
	sections: Set<Section>
	/** Its path and query as links spell them: only this spelling is cached. null: none is. */
	address: string | null
	/** false once the page shows something personal, or data that could not be read. */
	cacheable: boolean
	/** When the page changes by the clock, in milliseconds since 1970; null: never. */
	keepUntil: number | null
	/** Whether the page failed for a reason that a retry can solve. */
	retryable: boolean
}

export const pageContext = createContext<PageContext>()

/** Returns the page's context, and notes that it shows items of these sections. */
export function pageShowing(
	context: { get(of: typeof pageContext): PageContext },
	...sections: readonly Section[]
): PageContext {
	const page = context.get(pageContext)
	for (const section of sections) page.sections.add(section)
	return page
}

export const isLocal = (bindings: Pick<Bindings, 'ENVIRONMENT'>) => bindings.ENVIRONMENT === 'local'
