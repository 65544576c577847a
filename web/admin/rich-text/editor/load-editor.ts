/**
 * Loads the editor's script. The routes of forms with an editor begin it beside their calls. The server renders no form, so
 * its build leaves the editor out.
 */
export const loadEditor = (): Promise<typeof import('./rich-text-editor.tsx')> =>
	import.meta.env.SSR ? Promise.reject(new Error('No form is rendered here')) : import('./rich-text-editor.tsx')

/** Begins to load it. A failure appears where the form shows the editor. */
export const preloadEditor = () => void loadEditor().catch(() => undefined)
