import { marked } from 'marked'
import { parseDocument } from 'yaml'
import { z } from 'zod/mini'
import { brand } from '#web/content/brand.ts'
import { headOfficeBuilding } from '#web/content/brand-facts.ts'
import { isOn } from '#web/content/switched-off.ts'
import { Refusal } from '../command/steps.ts'

/** Parses a YAML file, or a Markdown file with YAML front matter. The HTML of the Markdown becomes the field `html`. */
export function parseContent<Content>(schema: z.ZodMiniType<Content>, path: string, text: string): Content {
	if (!path.endsWith('.md')) return checked(schema, path, parseYaml(path, text))
	const [, frontMatter = '', markdown = ''] = text.match(/^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s) ?? []
	return checked(schema, path, { ...parseYaml(path, frontMatter), html: filled(htmlOf(markdown)) })
}

/** Returns the values as a schema parses them, or throws a refusal that names the file or folder. */
export function checked<Form>(schema: z.ZodMiniType<Form>, path: string, values: unknown): Form {
	const parsed = schema.safeParse(values, { error: z.locales.en().localeError })
	if (!parsed.success) throw invalid(path, z.prettifyError(parsed.error))
	return parsed.data
}

function parseYaml(path: string, text: string) {
	const document = parseDocument(text)
	const [error] = document.errors
	if (error) throw invalid(path, error.message)
	return document.toJS({ reviver: (_, value) => (typeof value === 'string' ? filled(value) : value) })
}

/** The names that a text may have in braces, such as `{company}`. */
const placeholders: Record<string, string> = {
	company: brand.name,
	website: brand.website,
	building: headOfficeBuilding,
}

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => placeholders[name] ?? whole)

const invalid = (path: string, reason: string) => new Refusal(`scripts/demo/content/${path} is not valid:\n${reason}`)

function htmlOf(markdown: string): string {
	const html = marked.parse(markdown, { async: false })
	return (
		html
			// The editor would show the line break that Markdown leaves at the end of a code block.
			.replaceAll('\n</code>', '</code>')
			// A save expects this placeholder for an uploaded picture.
			.replaceAll('src="inside.webp"', 'src="{{inside}}"')
			// Pages that are switched off.
			.replaceAll(/<a href="(\/[^"]*)">(.*?)<\/a>/g, (link, href, text) => (isOn(href) ? link : text))
	)
}
