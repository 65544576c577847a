import type { ReactNode } from 'react'
import type { ProductPage } from '#web/content/products/product.ts'

export type ArchetypeProps = {
	product: ProductPage
	exhibit?: ReactNode
	signature?: ReactNode
}
