import { type ItemFields, valueFields } from '#contracts/items/fields.ts'

/** Gives each text of an item its field's name, such as `The venue.`. `unshown` lists those that a markup lacks. */
export function namedTexts<Item extends object>(fields: ItemFields, item: Item) {
	const names = valueFields(fields)
		.filter(([name, type]) => (type === 'text' || type === 'paragraphs') && Object.hasOwn(item, name))
		.map(([name]) => name)
	return {
		item: { ...item, ...Object.fromEntries(names.map((name) => [name, `The ${name}.`])) },
		unshown: (html: string) => names.filter((name) => !html.includes(`The ${name}.`)),
	}
}
