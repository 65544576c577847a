import type { Office } from '#web/content/brand-schema.ts'

/** OpenStreetMap serves the embedded map and the page behind its link. */
export const mapOrigin = 'https://www.openstreetmap.org'

const reach = { latitude: 0.006, longitude: 0.012 }

export function mapFrameUrl({ coordinates: { latitude, longitude } }: Office): string {
	const corners = [
		longitude - reach.longitude,
		latitude - reach.latitude,
		longitude + reach.longitude,
		latitude + reach.latitude,
	]
	const query = new URLSearchParams({
		bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
		layer: 'mapnik',
		marker: `${latitude},${longitude}`,
	})
	return `${mapOrigin}/export/embed.html?${query}`
}

export function mapPageUrl({ coordinates: { latitude, longitude } }: Office): string {
	return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
