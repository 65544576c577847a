import { descriptions } from '../items/descriptions.ts'

const formPaths = Object.values(descriptions).flatMap(({ addPath, editPath }) => [
	addPath.toLowerCase(),
	editPath(0).slice(0, -1).toLowerCase(),
])

/**
 * Whether this document may show a page in a frame: its policy allows it only if the browser loaded it at the address of a form. The router
 * changes the address, but not the policy.
 */
export function framesAllowed(): boolean {
	const [loaded] = performance.getEntriesByType('navigation')
	if (!loaded) return false
	const path = new URL(loaded.name).pathname.toLowerCase()
	return formPaths.some((formPath) => path.startsWith(formPath))
}
