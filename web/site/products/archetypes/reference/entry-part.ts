import type { PageSection } from '#web/content/products/page-sections.ts'
import type { SectionKind } from '#web/content/products/product.ts'

/** The props of each kind's component. `product` is the product's name. */
export type EntryPart<Kind extends SectionKind> = PageSection<Kind> & { product: string }
