import { useLocation } from 'react-router'
import { products } from '#web/content/products/all.ts'
import { isAt } from '#web/content/products/product.ts'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { signatures } from '#web/site/signature/signatures.ts'
import type { Route } from './+types/page.ts'
import { archetypes } from './archetypes/archetypes.ts'
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
	const Signature = signatures[product.scene]
	const Layout = archetypes[product.archetype]
	return (
		<article data-industry={product.industry}>
			<ProductHero product={product} />
			<Layout product={product} exhibit={Exhibit && <Exhibit />} signature={Signature && <Signature />} />
			<ClosingBand product={product} />
		</article>
	)
}
