import type { Plugin } from 'vite'

/** sanitize-html loads a parser of styles that it never asks: `parseStyleAttributes` is off. The Worker does without. */
export const withoutPostcss: Plugin = {
	name: 'without-postcss',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (source) => (source === 'postcss' ? '\0postcss' : null),
	load: (id) =>
		id === '\0postcss' ? "export const parse = () => { throw new Error('Styles are not parsed in the Worker') }" : null,
}
