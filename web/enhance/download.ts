/**
 * A link to a file that is there when the page is made and may be gone when it is followed: asked for first, and where it cannot be had,
 * the element beside the link says so. Who opens it by other means than a plain click gets what the browser makes of it.
 */
export function download(link: HTMLElement): void {
	const notice = link.parentElement?.querySelector<HTMLElement>('[data-download-failure]')
	if (!(link instanceof HTMLAnchorElement) || !notice) return
	let isThere = false

	link.addEventListener('click', async (event) => {
		const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
		if (isThere || !isPlain) return
		event.preventDefault()
		notice.textContent = ''
		isThere = await canBeHad(link.href)
		if (isThere) link.click()
		else notice.textContent = notice.dataset.downloadFailure ?? ''
		isThere = false
	})
}

const canBeHad = (address: string) =>
	fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
		({ ok }) => ok,
		() => false,
	)
