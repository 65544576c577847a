/** The event that lets go of a form that `HeldSubmit` holds. */
export const hydrated = 'page-hydrated'

/** Sends a held form. Call it once the form has what the user typed. */
export function sendHeldSubmit(): void {
	window.dispatchEvent(new Event(hydrated))
}
