/** An ETag without its `W/`: If-None-Match compares weakly. */
export const opaqueTag = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether an If-None-Match header names this version. RFC 9110, section 13.1.2. */
export const isCurrent = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
	ifNoneMatch?.split(',').some((each) => each.trim() === '*' || opaqueTag(each) === opaqueTag(etag)) ?? false
