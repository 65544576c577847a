import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField, RadioGroup, SelectField, TextField } from '#web/ui/field.tsx'

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

function describedBy(html: string): string[] {
	const [, ids = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? []
	return ids.split(' ')
}

test('a control names its error, its help and its suffix, and each of them is there', () => {
	const html = renderToStaticMarkup(
		<TextField
			label="Email"
			suffix="@company.example"
			help="Without the domain"
			error="Invalid e-mail format!"
			required
		/>,
	)
	expect(describedBy(html)).toHaveLength(3)
	expect(describedBy(html).every((id) => idsIn(html).includes(id))).toBe(true)
	expect(html).toContain('aria-invalid="true"')
	expect(html).toContain('aria-required="true"')
})

test('without error and help a control is not described', () => {
	const html = renderToStaticMarkup(
		<SelectField label="Category">
			<option value="">Select a category</option>
		</SelectField>,
	)
	expect(html).not.toContain('aria-describedby')
	expect(html).not.toContain('aria-invalid')
})

test('the label belongs to the control, under an id of the caller too', () => {
	const html = renderToStaticMarkup(<TextField id="user-name" label="User name" />)
	expect(html).toContain('for="user-name"')
	expect(html).toContain('id="user-name"')
})

test('a password can be shown by a button that tells its state', () => {
	const html = renderToStaticMarkup(<PasswordField label="Password" autoComplete="current-password" />)
	expect(html).toContain('type="password"')
	expect(html).toContain('autoComplete="current-password"')
	expect(html).toMatch(/<button[^>]*aria-label="Show password"[^>]*aria-pressed="false"/)
})

test('radio buttons share a name, and the given one is chosen', () => {
	const html = renderToStaticMarkup(
		<RadioGroup
			label="Status"
			value="active"
			onChange={() => {}}
			options={[
				{ value: 'all', label: 'All' },
				{ value: 'active', label: 'Active' },
			]}
		/>,
	)
	const names = [...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
	expect(new Set(names).size).toBe(1)
	expect(html).toMatch(/<input(?=[^>]*value="active")(?=[^>]*checked="")/)
	expect(html).not.toMatch(/<input(?=[^>]*value="all")(?=[^>]*checked="")/)
})
