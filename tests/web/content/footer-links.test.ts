import { expect, test } from 'vitest'
import { footerColumns } from '#web/content/footer-links.ts'
import { menuPanels } from '#web/content/navigation.ts'

const linksOf = (groups: readonly { links: readonly { href: string }[] }[]) =>
	groups.flatMap(({ links }) => links.map(({ href }) => href))

test('the footer leads to each product and service, and twice to nothing', () => {
	const footer = linksOf(footerColumns.flat())
	const offered = menuPanels.filter(({ id }) => id === 'menu-solutions' || id === 'menu-services')
	expect(footer).toEqual(expect.arrayContaining(linksOf(offered.flatMap(({ groups }) => groups))))
	expect(footer).toEqual([...new Set(footer)])
})
