import { useLocation } from 'react-router'
import { products } from '#web/content/products/all.ts'
import { isAt } from '#web/content/products/product.ts'
import { Sections } from '#web/site/sections/sections.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import type { Route } from './+types/page.ts'
import { ClosingBand } from './closing-band.tsx'
import { exhibits } from './exhibits/exhibits.ts'
import { ProductHero } from './product-hero.tsx'

function productAt(pathname: string) {
	const product = products.find((each) => isAt(each, pathname))
	if (!product) throw new Error('routes.ts gives this page the paths of products only')
	return product
}

export const meta: Route.MetaFunction = (args) => metaOf(productAt(args.location.pathname))(args)

export default function Product() {
	const product = productAt(useLocation().pathname)
	const Exhibit = exhibits[product.scene]
	return (
		<article>
			<ProductHero product={product} />
			<Sections sections={product.sections} exhibit={Exhibit && <Exhibit />} />
			<ClosingBand product={product} />
		</article>
	)
}
