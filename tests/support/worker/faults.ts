import { bindings } from './app.ts'

/** A mail service that is down. */
export const mailThatFails = {
	send: () => Promise.reject(new Error('The mail service cannot be reached')),
} as unknown as SendEmail

/** The real database, but statements that match `on` fail with `error`, alone or in a batch. `times`: only the first ones. */
export function databaseThatFails(error: Error, on = /./, times = Number.POSITIVE_INFINITY): D1Database {
	let left = times
	const refuse = () => Promise.reject(error)
	const refused = { all: refuse, raw: refuse, run: refuse, first: refuse, bind: () => refused } as D1PreparedStatement
	return databaseWith((session) => ({
		prepare: (query) => (on.test(query) && left-- > 0 ? refused : session.prepare(query)),
		batch: (statements) => (statements.includes(refused) ? refuse() : session.batch(statements)),
	}))
}

/** The real database, but statements that match `on` never answer. */
export function databaseThatHangs(on: RegExp): D1Database {
	const never = () => new Promise<never>(() => undefined)
	const hanging = {
		...{ all: never, raw: never, run: never, first: never },
		bind: () => hanging,
	} as unknown as D1PreparedStatement
	return databaseWith((session) => ({
		prepare: (query) => (on.test(query) ? hanging : session.prepare(query)),
		batch: (statements) => session.batch(statements),
	}))
}

/** The real database. Each batch runs and then fails with an error, as after a lost response. */
export const databaseThatLosesAnswers = databaseWith((session) => ({
	prepare: (query) => session.prepare(query),
	batch: async (statements) => {
		await session.batch(statements)
		throw new Error('D1_ERROR: Network connection lost.')
	},
}))

/** Hooks before and after an operation. A hook that throws fails it. A hook that never resolves is a Worker that stops. */
export type Around = { before?: () => Promise<unknown>; after?: () => Promise<unknown> }

/** The real database, with hooks around each batch that has a statement matching `on`. */
export const databaseAround = (on: RegExp, { before, after }: Around) =>
	databaseWith((session) => {
		const marked = new Set<D1PreparedStatement>()
		return {
			prepare(query) {
				const statement = session.prepare(query)
				if (!on.test(query)) return statement
				const bind = statement.bind.bind(statement)
				statement.bind = (...values) => {
					const bound = bind(...values)
					marked.add(bound)
					return bound
				}
				return statement
			},
			async batch<Row>(statements: D1PreparedStatement[]) {
				const matches = statements.some((statement) => marked.has(statement))
				if (matches) await before?.()
				const answers = await session.batch<Row>(statements)
				if (matches) await after?.()
				return answers
			},
		}
	})

/** The real database. Each batch with a statement matching `on` runs and then fails with an error. */
export const databaseThatLosesAnswersTo = (on: RegExp) =>
	databaseAround(on, { after: () => Promise.reject(new Error('D1_ERROR: Network connection lost.')) })

/** The real bucket, with hooks around each call of one method. */
export const bucketAround = (bucket: R2Bucket, on: keyof R2Bucket, { before, after }: Around): R2Bucket =>
	new Proxy(bucket, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name)
			if (typeof value !== 'function') return value
			if (name !== on) return value.bind(target)
			return async (...given: unknown[]) => {
				await before?.()
				const answer: unknown = await value.apply(target, given)
				await after?.()
				return answer
			}
		},
	})

/** The real public bucket. `count`: how often each of its methods was called. */
export function countedBucket() {
	const count = { get: 0, put: 0, head: 0 }
	const methods = ['get', 'put', 'head'] as const
	const MEDIA = methods.reduce((bucket, method) => {
		const before = async () => {
			count[method] += 1
		}
		return bucketAround(bucket, method, { before })
	}, bindings.MEDIA)
	return { count, MEDIA }
}

/** The real public bucket, one of whose methods fails. */
export const bucketWithout = (method: keyof R2Bucket) => ({
	MEDIA: bucketAround(bindings.MEDIA, method, { before: () => Promise.reject(new Error('R2 is away')) }),
})

/** Wraps both buckets with `bucketAround`. */
export const bucketsAround = (on: keyof R2Bucket, around: Around) => ({
	MEDIA: bucketAround(bindings.MEDIA, on, around),
	PRIVATE_FILES: bucketAround(bindings.PRIVATE_FILES, on, around),
})

type Session = Pick<D1DatabaseSession, 'prepare' | 'batch'>

/** The real database with wrapped sessions. The Worker accesses it through sessions only. */
export function databaseWith(wrap: (session: Session) => Session): D1Database {
	return { withSession: (from: string) => wrap(bindings.DB.withSession(from)) } as unknown as D1Database
}
