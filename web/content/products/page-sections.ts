import type { Module, ProductPage, ProductSection, SectionKind, SectionOf } from './product.ts'

export type PageSection<Kind extends SectionKind = SectionKind> = Omit<Module, 'kind'> & { section: SectionOf<Kind> }

/** Returns the sections of the product's page in the page's order. */
export function pageSections({
	path,
	sections,
	modules = sections.map(({ kind }) => ({ kind })),
}: ProductPage): PageSection[] {
	const left: ProductSection[] = [...sections]
	return modules.map(({ kind, ...look }) => {
		const [section] = left.splice(
			left.findIndex((each) => each.kind === kind),
			1,
		)
		if (section?.kind !== kind) throw new Error(`${path} has no section left of the kind ${kind}`)
		return { ...look, section }
	})
}

export const isOf =
	<Kind extends SectionKind>(kind: Kind) =>
	(placed: PageSection): placed is PageSection<Kind> =>
		placed.section.kind === kind
