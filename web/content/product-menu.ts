/** The links to products and services in the menu and the footer. Neighbours have different layouts (`archetype`). */
import { type IndustryId, industries } from './industries.ts'
import type { MenuGroup } from './menu-group.ts'
import { products } from './products/all.ts'
import type { ProductPage } from './products/product.ts'

const linksTo = (some: readonly ProductPage[]) => some.map(({ path, menu }) => ({ href: path, ...menu }))

export const productMenu: readonly MenuGroup[] = (Object.keys(industries) as IndustryId[]).map((id) => ({
	heading: industries[id].name,
	industry: id,
	links: linksTo(products.filter(({ industry }) => industry === id)),
}))

export const serviceLinks = linksTo(products.filter(({ industry }) => industry === undefined))
