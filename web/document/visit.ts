/** What the tab keeps of a visit until a form is sent. The Worker cuts it (`worker/contracts/shared/origin.ts`). */
export type Visit = {
	/** The path of the first page. */
	landingPage: string
	/** The host of the page before the visit. Absent: there is none, or it is ours. */
	referrer?: string | undefined
	/** The `utm_` words of the first address, without their prefix. */
	campaign: Record<string, string>
	pages: number
}

/** The key of the visit in the session storage. */
export const visitKey = 'visit'
