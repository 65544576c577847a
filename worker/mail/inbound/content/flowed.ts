/**
 * Joins the lines that a program has wrapped, by RFC 3676 (`format=flowed`). Lines of another quote depth are never joined;
 * an empty line ends a paragraph, and the separator of a signature is a line. `delSp`: the last space is no part of the text.
 */
export function unflowed(text: string, delSp: boolean): string {
	const lines: { depth: number; text: string; isOpen: boolean }[] = []
	for (const line of text.split(/\r\n?|\n/)) {
		const depth = /^>*/.exec(line)?.[0].length ?? 0
		const own = line.slice(depth).replace(/^ /, '')
		const isOpen = own.endsWith(' ') && own !== '-- '
		const last = lines.at(-1)
		if (last?.isOpen && last.depth === depth && own !== '' && own !== '-- ') {
			last.text = (delSp ? last.text.slice(0, -1) : last.text) + own
			last.isOpen = isOpen
		} else lines.push({ depth, text: own, isOpen })
	}
	return lines
		.map(({ depth, text: own }) => '>'.repeat(depth) + (depth > 0 && own !== '' ? ' ' : '') + own)
		.map((line) => (line === '-- ' ? line : line.trimEnd()))
		.join('\n')
}
