/**
 * Checks a file with HEAD before its download: an editor may have deleted it. If the file is missing, a notice appears
 * beside the link. Clicks with a modifier key keep their native behaviour.
 */
export function download(link: HTMLElement): void {
	const notice = link.parentElement?.querySelector<HTMLElement>('[data-download-failure]')
	if (!(link instanceof HTMLAnchorElement) || !notice) return
	let isChecked = false

	link.addEventListener('click', async (event) => {
		const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
		if (isChecked || !isPlain) return
		event.preventDefault()
		notice.textContent = ''
		isChecked = await isAvailable(link.href)
		if (isChecked) link.click()
		else notice.textContent = notice.dataset.downloadFailure ?? ''
		isChecked = false
	})
}

const isAvailable = (address: string) =>
	fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
		({ ok }) => ok,
		() => false,
	)
