import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PurgeCSS } from 'purgecss'
import { prerenderedPages } from '#web/content/site-map.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'
import { type InlineHashes, inlineHash } from '#worker/http/security-headers.ts'
import { withoutEntities } from './entities.ts'
import { originOf } from '../local/local-settings.ts'
import { builtAssets, root } from '../command/paths.ts'
import { withPlainIcons } from './plain-icons.ts'
import { freePort } from '../local/port.ts'
import { startServer, untilAnswering } from '../local/server.ts'
import { withShortClassNames } from './short-class-names.ts'
import { Refusal } from '../command/steps.ts'

/** A page that the build has rendered. Its styles stand in it; the policy of its answer allows them by their hash. */
export type Prerendered = { path: string; hashes: InlineHashes }

/**
 * Renders every page that shows nothing from the database, by the built Worker itself, into the asset folder: Cloudflare serves them
 * without asking the Worker. Each carries the styles that it uses, because a stylesheet of its own would cost a first visit one more
 * round trip before anything is seen.
 */
export async function prerender(): Promise<Prerendered[]> {
	const pages = await renderAll()
	return Promise.all(pages.map(writePage))
}

type Page = { path: string; html: string }

async function renderAll(): Promise<Page[]> {
	const folder = mkdtempSync(join(tmpdir(), 'nilavu-prerender-'))
	// Neither secrets nor the addresses of this machine: the pages name the host that wrangler.toml names.
	const settings = join(folder, 'settings')
	writeFileSync(settings, '')
	const port = await freePort()
	const server = startServer({ port, state: join(folder, 'state'), settings, silent: true })
	try {
		await untilAnswering(server, `${originOf(port)}/robots.txt`)
		return await Promise.all(prerenderedPages.map(({ path }) => render(originOf(port), path)))
	} finally {
		await server.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}

async function render(origin: string, path: string): Promise<Page> {
	const answer = await fetch(origin + path, { redirect: 'manual' })
	const html = await answer.text()
	if (answer.status !== 200) throw new Refusal(`${path} cannot be rendered: the Worker answers ${answer.status}`)
	if (!html.trimEnd().endsWith('</html>')) throw new Refusal(`${path} cannot be rendered: the answer is cut off`)
	return { path, html }
}

async function writePage({ path, html: rendered }: Page): Promise<Prerendered> {
	const plain = withPlainIcons({ html: rendered, styles: await stylesOf(rendered) })
	const { html, styles } = withShortClassNames(plain, namesInScripts())
	const file = join(builtAssets, path === '/' ? 'index.html' : `${path}.html`)
	mkdirSync(dirname(file), { recursive: true })
	let placed = false
	const whole = html.replace(stylesheet, () => {
		if (placed) return ''
		placed = true
		return `<style>${styles}</style>`
	})
	writeFileSync(file, whole)
	return { path, hashes: { styles: [await inlineHash(styles)], scripts: [await inlineHash(speculationRules)] } }
}

const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g

/** What of its stylesheets a page uses now, or may use once its script has changed it. */
async function stylesOf(html: string): Promise<string> {
	const hrefs = [...html.matchAll(stylesheet)].map(([, href = '']) => href)
	if (hrefs.length === 0)
		throw new Refusal('A page asks for no stylesheet; prerender.ts looks for the links that the router writes.')
	const css = hrefs.map((href) => ({ raw: readFileSync(join(builtAssets, href), 'utf8') }))
	const found = await new PurgeCSS().purge({
		content: [{ raw: html, extension: 'html' }, ...scripts()],
		css,
		defaultExtractor: wordsOf,
		// A state such as :focus-visible is never written in a page.
		safelist: [/^:/],
		keyframes: true,
		variables: true,
	})
	return found.map((each) => each.css).join('')
}

/** Whatever may be the name of a class, an element or an attribute: a class such as `[&>svg]:size-5` is one name. */
function wordsOf(text: string): string[] {
	const plain = withoutEntities(text)
	return [...(plain.match(/[^\s"]+/g) ?? []), ...(plain.match(/[^\s"'`<>=;{}]+/g) ?? [])]
}

/** Whatever may be the name of a class that scripts look for. */
const namesInScripts = () => new Set(scripts().flatMap(({ raw }) => raw.match(/[\w-]+/g) ?? []))

/** What the scripts of documents may set: their words count as used. */
const scripts = () =>
	readdirSync(join(root, 'web/enhance')).map((name) => ({
		raw: readFileSync(join(root, 'web/enhance', name), 'utf8'),
		extension: 'ts',
	}))
