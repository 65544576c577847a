import { createContext } from 'react-router'
import type { Permission, Section } from '#contracts/auth/roles.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { ShownPreview } from '#contracts/items/previews.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import type { Fault } from '../set-up/fault.ts'
import type { AppError } from './errors.ts'

/** The bindings of wrangler.toml, and the secrets that `npm run deploy` uploads (locally: `.dev.vars`). */
export type Bindings = {
	DB: D1Database
	MEDIA: R2Bucket
	PRIVATE_FILES: R2Bucket
	EMAIL: SendEmail
	/** The files of web/static and of the build. */
	ASSETS: Fetcher
	/** The deployed version. A local machine may have none. */
	VERSION?: WorkerVersionMetadata
	FLOOD_LIMIT: RateLimit
	/** Makes the sizes of pictures. Without it each picture goes out as it was uploaded. */
	IMAGES?: ImagesBinding
	/** `production`, `staging`, or `local` if `.dev.vars` says so. Only `local` behaves in another way. */
	ENVIRONMENT: string
	/** Scheme and host of the site. Links, canonicals and mails use it, never the Host header. */
	ORIGIN: string
	/** The domain of staff addresses. Users type only the local part. */
	MAIL_DOMAIN: string
	MAIL_FROM: string
	/** The domain whose mails come to this Worker. Without it answers go to the mailbox of the department. */
	REPLY_DOMAIN?: string
	/** Receives a mail for each application. */
	RECRUITERS_MAILBOX: string
	/** Days from the close of a job to the deletion of its applications. */
	APPLICATION_RETENTION_DAYS: string
	/** Days from the last change of a done enquiry to its deletion; absent: it is kept. */
	DONE_ENQUIRY_RETENTION_DAYS?: string
	TURNSTILE_SITE_KEY: string
	TURNSTILE_SECRET_KEY: string
	/** At least 32 characters. Signs sessions, clearances and reset links. */
	TOKEN_SECRET: string
	/** Set while TOKEN_SECRET is replaced, so that open sessions stay valid. */
	TOKEN_SECRET_PREVIOUS?: string
	/** The pepper of password hashes: a stolen database alone cannot be cracked. */
	PASSWORD_PEPPER: string
	/** An https address that the cron tells when the health of the site changes. */
	ALERT_WEBHOOK?: string
	/** Set while the build renders pages. It has no visitors, so a page that fails answers with its cause. */
	RENDERS_BUILD?: string
}

/** The signed-in user. Read from the database on every call, never from the token. */
export type Staff = {
	id: number
	userName: string
	fullName: string
	permissions: Permission[]
	sessionId: string
	signedInAt: Date
	/** When they last confirmed in this session who they are. */
	confirmedAt?: Date
}

/**
 * The item that a page shows as published to those with a link, and what visitors see of it. The addresses of its files
 * repeat the token that opened the page. `keys`: of these files.
 */
export type Preview = ShownPreview & { kind: ItemKindName; token: string; keys: ReadonlySet<string> }

/** A moment that a page shows to staff, with the links of the bar that says so. */
export type Moment = { at: string; token: string; pages: readonly { name: string; path: string }[] }

export type BackgroundTask = () => Promise<unknown>

/**
 * A member of staff and their request, for what a save records. Demo data and tests set the time. `batch` names the bulk
 * action of which the save is a part, for Undo. `also`: the caller's statements for the batch of the save.
 */
export type Editor = { staff: Staff; requestId: string; now?: Date; batch?: string; also?: Statement[] }

/** The context of an API request. */
export type AppEnv = {
	Bindings: Bindings
	Variables: {
		db: Database
		requestId: string
		/** In milliseconds since 1970. */
		startedAt: number
		/** Why the request was refused, for the log. */
		refusal?: AppError
		/** Set by the guards in `features/auth/guard.ts`. */
		staff: Staff
		/** The same with the id of the request, for every save. */
		editor: Editor
		/** Set by `requireBotToken`. */
		botToken: string
		/** Tasks that run after the answer, in this order. */
		afterwards: BackgroundTask[]
	}
}

/** Why a posted form changed nothing. The page shows it. */
export type PostedToPage = { status: number; problem: string }

/** The context of a page's server loader. */
export type PageContext = {
	bindings: Bindings
	db: Database
	requestId: string
	/** null: the page shows what visitors see. */
	preview: Preview | null
	/** null: the page shows the present. */
	moment: Moment | null
	/** null: nothing was posted. */
	posted: PostedToPage | null
	/** The address names a preview or a moment that has expired. */
	endedPreview: boolean
	/** The time that the page shows. */
	now: Date
	/** The faults that keep the site from serving pages with data. */
	setUpFaults: readonly Fault[]
	/** A placeholder, which each answer replaces by its own nonce. */
	nonce: string
	/** The sections whose items the page shows: a change of one purges the page from the edge. */
	sections: Set<Section>
	/** The pattern of its route, for the log. */
	route: string
	/** Its path and query as links spell them: only this spelling is cached. null: none is. */
	address: string | null
	/** false once the page shows something personal, or data that could not be read. */
	cacheable: boolean
	/** When the page changes by the clock, in milliseconds since 1970; null: never. */
	keepUntil: number | null
	/** The error that made the page fail or left a part of it out, for the log. */
	failure: unknown
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
