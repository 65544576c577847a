import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fileRules } from '#contracts/shared/uploads.ts'
import { GalleryField } from '#web/admin/file-fields/gallery-field.tsx'
import { PdfField } from '#web/admin/file-fields/pdf-field.tsx'
import { PictureField } from '#web/admin/file-fields/picture-field.tsx'

const slot = { width: 760, height: 427, exact: true, maxBytes: 1_048_576 }
const nothing = () => {}
const stored = { url: '/media/7/hall.webp', width: 760, height: 427 }

const picture = (more = {}) => (
	<PictureField
		label="Cover"
		slot={slot}
		value={null}
		current={null}
		onChange={nothing}
		alt=""
		onAltChange={nothing}
		{...more}
	/>
)

const gallery = (
	<GalleryField
		label="Additional images"
		rule={fileRules.eventPicture}
		slot={slot}
		max={20}
		value={[
			{ key: 'image-4', id: 4, alt: 'A full hall', ...stored },
			{ key: 'image-9', id: 9, alt: '', ...stored },
		]}
		onChange={nothing}
		onRemove={nothing}
	/>
)

const pdf = (
	<PdfField label="PDF attachment" value={null} current={{ name: 'a.pdf', size: 2048, url: '/a' }} onChange={nothing} />
)

const text = (html: string) => html.replace(/<[^>]*>/g, '')

/** The texts of the elements that an attribute's ids refer to. */
function named(html: string, attribute: string): string[] {
	const ids = [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))]
	const wordsOf = (id: string) => text(new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>(.*?)</\\1>`).exec(html)?.[2] ?? '')
	return ids.map(([, list = '']) => list.split(' ').map(wordsOf).join(' '))
}

test('a button for choosing is named with what it is for', () => {
	expect(named(renderToStaticMarkup(picture()), 'aria-labelledby')).toContain('Choose picture Cover')
	expect(named(renderToStaticMarkup(picture({ current: stored })), 'aria-labelledby')).toContain('Replace Cover')
	expect(named(renderToStaticMarkup(gallery), 'aria-labelledby')).toContain('Add pictures Additional images')
	expect(named(renderToStaticMarkup(pdf), 'aria-labelledby')).toEqual(
		expect.arrayContaining(['Replace PDF attachment', 'Download PDF attachment']),
	)
})

test('the error and the help are read with the button', () => {
	const html = renderToStaticMarkup(picture({ error: 'Image is required', help: 'Of the hall' }))
	expect(named(html, 'aria-describedby')).toContain('Image is required Of the hall')
})

test('the alternative text is labelled with its picture', () => {
	expect(text(renderToStaticMarkup(picture()))).toContain('Alternative text: Cover')
	expect(text(renderToStaticMarkup(gallery))).toContain('Alternative text: picture 2')
})

test('the first picture of a gallery is its banner, and the ends of the list move no further', () => {
	const html = renderToStaticMarkup(gallery)
	expect(html.match(/Banner/g)).toHaveLength(1)
	expect(html.indexOf('Banner')).toBeLessThan(html.indexOf('Move earlier: picture 1'))
	const stuck = [...html.matchAll(/<button[^>]*aria-disabled="true"[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
	expect(stuck).toEqual(['Move earlier: picture 1', 'Move later: picture 2'])
})

test('a newly chosen file hides the stored one, and has no download', () => {
	const chosen = (
		<PdfField
			label="PDF"
			value={new File(['12'], 'new.pdf')}
			current={{ name: 'a.pdf', url: '/a' }}
			onChange={nothing}
		/>
	)
	expect(text(renderToStaticMarkup(chosen))).toContain('new.pdf, 0.1 KB')
	expect(text(renderToStaticMarkup(chosen))).not.toMatch(/a\.pdf|Download/)
})

test('while another file is chosen, the stored one can be kept', () => {
	const file = new File(['12'], 'new.png')
	const keeps = (field: ReactElement) => /Keep the stored file/.test(renderToStaticMarkup(field))
	expect(keeps(picture({ value: file, current: stored }))).toBe(true)
	expect(keeps(picture({ current: stored }))).toBe(false)
	expect(keeps(picture({ value: file })), 'a new item has nothing stored').toBe(false)
})

test('nothing is styled by attributes, which the policy of the pages blocks', () => {
	for (const field of [picture({ current: stored }), gallery, pdf]) {
		expect(renderToStaticMarkup(field)).not.toContain('style=')
	}
})
