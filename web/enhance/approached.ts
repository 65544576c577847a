/** Distance at which a part of the page starts to load, in heights of the window. */
const ahead = '50%'

const loaded = new Promise<void>((resolve) => {
	if (document.readyState === 'complete') resolve()
	else window.addEventListener('load', () => resolve())
})

/** Resolves once the page has loaded and one of the elements is close: content has priority over behaviour. */
export async function approached(...elements: readonly Element[]): Promise<void> {
	await loaded
	await new Promise<void>((resolve) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return
				observer.disconnect()
				resolve()
			},
			{ rootMargin: ahead },
		)
		for (const element of elements) observer.observe(element)
	})
}
