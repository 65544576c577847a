import { brand } from '#web/content/brand.ts'
import typeface from '../ui/fonts/figtree.woff2?url'

/** Preloads the typeface, which then arrives with the stylesheets, before the first paint. */
export function HeadLinks() {
	return (
		<>
			<link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="" />
			<link rel="icon" href="/favicon.ico" sizes="32x32" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
			<link rel="manifest" href="/site.webmanifest" />
			{/* The token --night. */}
			<meta name="theme-color" content={`oklch(0.2 0.055 ${brand.colours.hue})`} />
		</>
	)
}
