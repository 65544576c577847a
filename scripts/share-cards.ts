/** Draws the share card of every page into web/static/share. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#web/content/brand.ts'
import type { IndustryId } from '#web/content/industries.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages, slugOf } from '#web/content/pages.ts'
import { products } from '#web/content/products/all.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { allPages } from '#web/content/site-map.ts'
import { openStudio } from './assets/studio.ts'
import { root } from './command/paths.ts'
import { run, step } from './command/steps.ts'

const folder = join(root, 'web/static/share')

type Card = { eyebrow: string; title: string; scene?: SceneName; industry?: IndustryId }

/** Scenes of the pages that show no product. */
const scenes: Record<string, SceneName> = { '/': 'home', '/solutions': 'home' }

function cardOf(page: PageFacts): Card {
	const product = products.find(({ path }) => path === page.path)
	if (product) {
		const { eyebrow, name, scene, industry } = product
		return { eyebrow, title: name, scene, ...(industry && { industry }) }
	}
	const scene = scenes[page.path]
	const own = scene ? { scene } : {}
	if (page.path === pages.home.path) return { eyebrow: brand.name, title: page.title, ...own }
	return { eyebrow: page.parent?.name ?? brand.shortName, title: page.name, ...own }
}

await run(async () => {
	rmSync(folder, { recursive: true, force: true })
	mkdirSync(folder, { recursive: true })
	const studio = await openStudio()
	await studio.page.setViewportSize({ width: 1200, height: 630 })
	const ShareCard = await studio.component<Card>('web/print/share-card.tsx', 'PrintedShareCard')
	for (const page of allPages) {
		await studio.show(ShareCard, cardOf(page))
		writeFileSync(join(folder, `${slugOf(page)}.jpg`), await studio.page.screenshot({ type: 'jpeg', quality: 84 }))
	}
	await studio.close()
	step(`${allPages.length} share cards`)
	return 0
})
