import { readFileSync } from 'node:fs'
import { type Plugin, parseSync } from 'vite'

/** The pages of the back office: the server renders the skeleton of their layout alone. Signing in is a document. */
const backOffice = /\/web\/admin\/(?!sign-in\/)/

/** What the server reads of the module of a page. */
const readByServer = ['loader', 'meta', 'handle', 'headers', 'ErrorBoundary', 'HydrateFallback']

const query = '?skeleton'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]

/** The names that stand in a part of the syntax tree. */
function namesIn(node: unknown, names = new Set<string>()): Set<string> {
	if (Array.isArray(node)) for (const each of node) namesIn(each, names)
	else if (typeof node === 'object' && node !== null) {
		if ('type' in node && /^(JSX)?Identifier$/.test(String(node.type)) && 'name' in node) names.add(String(node.name))
		for (const each of Object.values(node)) namesIn(each, names)
	}
	return names
}

/** The names that a statement declares or imports. */
function declaredBy(statement: Statement): string[] {
	if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
	if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => [...namesIn(id)])
	if (statement.type === 'ExportNamedDeclaration')
		return statement.declaration
			? declaredBy(statement.declaration as Statement)
			: statement.specifiers.map(exportedName)
	return 'id' in statement ? [...namesIn(statement.id)] : []
}

const exportedName = ({ exported }: { exported: { name?: string; value?: string } }) =>
	exported.name ?? exported.value ?? ''

/** The statements of a page's module that the server needs: what it reads, and what that names. */
export function skeletonOf(code: string, file: string): string {
	const { body } = parseSync(file, code).program
	const kept = new Set(
		body.filter(
			(statement) =>
				statement.type === 'ExportNamedDeclaration' &&
				declaredBy(statement).some((name) => readByServer.includes(name)),
		),
	)
	const named = new Set<string>()
	for (const statement of kept) {
		for (const name of namesIn(statement)) named.add(name)
		for (const other of body) if (declaredBy(other).some((name) => named.has(name))) kept.add(other)
	}
	const hasLoader = body.some(
		(statement) => statement.type === 'ExportNamedDeclaration' && declaredBy(statement).includes('clientLoader'),
	)
	return [
		...body.filter((statement) => kept.has(statement)).map(({ start, end }) => code.slice(start, end)),
		...(hasLoader && !named.has('clientLoader') ? ['export const clientLoader = () => null'] : []),
		'export default () => null',
	].join('\n')
}

/**
 * Leaves the components and loaders of the back office out of the Worker: they run in the browser alone. The server must still
 * know which pages have a loader.
 */
export const skeletonRoutes: Plugin = {
	name: 'skeleton-routes',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	async resolveId(source, importer) {
		if (!importer?.includes('virtual:react-router/server-build') || !backOffice.test(source)) return null
		const resolved = await this.resolve(source, importer, { skipSelf: true })
		return resolved && `${resolved.id}${query}`
	},
	load(id) {
		if (!id.endsWith(query)) return null
		const file = id.slice(0, -query.length)
		return { code: skeletonOf(readFileSync(file, 'utf8'), file), moduleType: file.endsWith('x') ? 'tsx' : 'ts' }
	},
}
