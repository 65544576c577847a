import { forgetReceipt, readReceipt } from '../document/application-receipt.ts'

/** Shows the receipt of an application that was sent from this tab, until it is hidden. */
export function applicationReceipt(place: HTMLElement): void {
	const [receipt, box] = [readReceipt(), place.firstElementChild]
	const part = (name: string) => place.querySelector<HTMLElement>(`[data-receipt="${name}"]`)
	const [job, reference, page] = [part('job'), part('reference'), part('page')]
	if (!receipt || !(box instanceof HTMLElement) || !job || !reference || !page) return
	job.textContent = receipt.job
	reference.textContent = receipt.reference
	page.setAttribute('href', receipt.path)
	part('hide')?.addEventListener('click', () => {
		forgetReceipt()
		box.hidden = true
		// The hidden button had the focus.
		document.querySelector('main')?.focus({ preventScroll: true })
	})
	box.hidden = false
}
