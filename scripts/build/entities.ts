const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }

/** What React has escaped in a page, as it was before. */
export const withoutEntities = (html: string) =>
	html.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
