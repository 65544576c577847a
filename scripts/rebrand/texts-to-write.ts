import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '#web/content/brand-schema.ts'
import { root } from '../command/paths.ts'

type Text = { path: string; says: string; section?: 'investors' | 'films' }

/** The texts that only the company can write, those with legal effect first. `docs/adopting.md` lists them, too. */
export const textsToWrite: readonly Text[] = [
	{
		path: 'web/content/legal/privacy-policy.ts',
		says: 'who keeps which data for how long, by Indian law and its Data Protection Board',
	},
	{ path: 'web/content/legal/terms-and-conditions.ts', says: 'the terms of use, with a liability of Rs 25,000 a year' },
	{
		path: 'web/content/investors/',
		says: 'reports, returns, policies and people of an Indian company with listed shares',
		section: 'investors',
	},
	{ path: 'web/content/about.ts', says: 'a history since 2008, 642 people, an office beside a lake' },
	{ path: 'web/content/customers.ts', says: 'thirteen customers and their logos' },
	{ path: 'web/content/products/', says: 'what each product does, its figures, "100+ customers", ISO 27001:2013' },
	{ path: 'web/content/home.ts', says: 'claims, figures and examples of the home page; `home-slides.ts` beside it' },
	{ path: 'web/content/solutions.ts', says: 'headings of the groups of solutions' },
	{ path: 'web/content/careers.ts', says: 'how you hire, and the first year of a colleague' },
	{ path: 'web/content/resources.ts', says: 'the shelves of brochures' },
	{ path: 'web/content/pages.ts', says: 'titles and descriptions for search engines' },
	{ path: 'web/content/films.ts', says: 'titles and captions of three films', section: 'films' },
]

/** The list for a terminal, without what the company has switched off. */
export const listedTexts = ({ switchedOff }: Pick<Brand, 'switchedOff'>): string[] =>
	textsToWrite
		.filter(({ path, section }) => existsSync(join(root, path)) && !(section && switchedOff.includes(section)))
		.map(({ path, says }) => `${path}: ${says}`)
