import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { menuPanels } from '#web/content/navigation.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const file = 'web/site/drawings/menu-icons.svg'

/** The line of a pictogram in the file: what lucide draws, without the attributes that `.menu-link` sets. */
const lineOf = (name: IconName) =>
	`<g id="${name}">${renderToStaticMarkup(<Icon name={name} />).replaceAll(/<\/?svg[^>]*>/g, '')}</g>`

test('the file of pictograms draws each link of the menu', () => {
	const lines = readFileSync(file, 'utf8').split('\n')
	const used = new Set(menuPanels.flatMap(({ groups }) => groups).flatMap(({ links }) => links.map(({ icon }) => icon)))
	expect(used.size).toBeGreaterThan(10)
	expect(
		[...used].map(lineOf).filter((line) => !lines.includes(line)),
		`add these lines to ${file}`,
	).toEqual([])
})
