import { afterAll, vi } from 'vitest'

/*
 * The test files of one worker share its globals and, in happy-dom, its document. Vitest itself restores the spies after each file.
 */

afterAll(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.unstubAllEnvs()
	Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
	if (typeof document !== 'undefined') emptyPage()
})

function emptyPage(): void {
	const { documentElement: root, head, body } = document
	for (const element of [head, body]) element.replaceChildren()
	for (const element of [root, head, body])
		for (const name of element.getAttributeNames()) element.removeAttribute(name)
	localStorage.clear()
	sessionStorage.clear()
	history.replaceState(null, '', '/')
	window.happyDOM.setViewport({ width: 1024, height: 768 })
	window.happyDOM.settings.device.prefersReducedMotion = 'no-preference'
}
