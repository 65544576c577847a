import { ArrowRight, Phone } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withPlainIcons } from '#scripts/build/plain-icons.ts'

const styles = '@layer utilities{.fill-brand{fill:red}}'
const markup = (icon: typeof Phone, props: object) => renderToStaticMarkup(createElement(icon, props))

test('the icons of a page keep their size, shape, classes and label; how they are drawn is said once', () => {
	const icons = markup(ArrowRight, { className: 'size-5 fill-brand' }) + markup(Phone, { 'aria-label': 'Call' })
	const page = withPlainIcons({ html: icons, styles })
	expect(page.html).toContain(
		'<svg width="24" height="24" viewBox="0 0 24 24" class="lucide size-5 fill-brand" aria-hidden="true"><path ',
	)
	expect(page.html).toContain('<svg width="24" height="24" viewBox="0 0 24 24" class="lucide" aria-label="Call"><path ')
	expect(page.html.match(/<path d="[^"]+"/g)).toEqual(icons.match(/<path d="[^"]+"/g))
	expect(page.styles).toMatch(
		/^@layer utilities\{\.fill-brand\{fill:red\}\}@layer base\{\.lucide:not\(\[stroke\]\)\{[^{}]+\}\}$/,
	)
})

test('an icon that is drawn another way, and a drawing of our own, stay as they are', () => {
	const html = `${markup(Phone, { strokeWidth: 1.5 })}<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>`
	expect(withPlainIcons({ html, styles })).toEqual({ html, styles })
})
