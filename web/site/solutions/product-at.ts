import { products } from '#web/content/products/all.ts'

export function productAt(path: string) {
	const product = products.find((each) => each.path === path)
	if (!product) throw new Error(`No product has its page at ${path}`)
	return product
}
