import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../command/paths.ts'
import { shippedPackages } from './shipped-packages.ts'

export const licencesFile = join(root, 'docs/third-party-licences.md')

type Shipped = { name: string; version: string; licence: string; text: string | null }

/** The document: a table of packages, then each licence with the copyright notices of its packages and its text once. */
export function licencesText(): string {
	const packages = shippedPackages().map(read)
	const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
	const groups = Map.groupBy(packages, ({ licence }) => licence)
	const sections = [...groups.keys()].sort().map((licence) => sectionOf(licence, groups.get(licence) ?? []))
	return `# Third-party licences

\`npm run licences\` writes this list from \`package-lock.json\` and the installed packages. It holds what the Worker and the pages are built from:
the dependencies with their own dependencies, the font and the base styles. Some of them leave no code. Tools of development are left out.

| package | version | licence |
|---|---|---|
${rows.join('\n')}

${sections.join('\n\n')}
`
}

function read({ name, path }: { name: string; path: string }): Shipped {
	const folder = join(root, path)
	const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
	const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each))
	const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim() : null
	return { name, version: version ?? '', licence: license ?? '', text }
}

const copyrightLine = /^\W*copyright (?!notice|holder|owner|license|statement).*$/gim

function sectionOf(licence: string, packages: Shipped[]): string {
	const notices = packages.flatMap(({ name, text }) => {
		const lines = [...(text?.matchAll(copyrightLine) ?? [])].map(([line]) => line.trim())
		return [`- ${name}: ${lines.join('; ') || 'no notice'}`]
	})
	const text = packages.find((each) => each.text !== null)?.text ?? ''
	return `## ${licence}

${notices.join('\n')}

\`\`\`text
${text
	.replace(copyrightLine, '')
	.replace(/\n{3,}/g, '\n\n')
	.trim()}
\`\`\``
}
