import { drawings as authors } from './authors.ts'
import { drawings as blogsOne } from './blogs-1.ts'
import { drawings as blogsTwo } from './blogs-2.ts'
import { drawings as blogsThree } from './blogs-3.ts'
import { drawings as blogsFour } from './blogs-4.ts'
import { drawings as blogsFive } from './blogs-5.ts'
import { drawings as casesOne } from './cases-1.ts'
import { drawings as casesTwo } from './cases-2.ts'
import { drawings as casesThree } from './cases-3.ts'
import { drawings as casesFour } from './cases-4.ts'
import { drawings as events } from './events.ts'
import { drawings as flyersOne } from './flyers-1.ts'
import { drawings as flyersTwo } from './flyers-2.ts'
import { drawings as insidesOne } from './insides-1.ts'
import { drawings as insidesTwo } from './insides-2.ts'
import { drawings as insidesThree } from './insides-3.ts'
import type { Drawing } from './kit.ts'
import { drawings as newsOne } from './news-1.ts'
import { drawings as newsTwo } from './news-2.ts'
import { drawings as newsThree } from './news-3.ts'
import { drawings as whitepapersOne } from './whitepapers-1.ts'
import { drawings as whitepapersTwo } from './whitepapers-2.ts'

/** Every picture of the demo content by its name. */
export const drawings: Record<string, Drawing> = {
	...authors,
	...blogsOne,
	...blogsTwo,
	...blogsThree,
	...blogsFour,
	...blogsFive,
	...insidesOne,
	...insidesTwo,
	...insidesThree,
	...newsOne,
	...newsTwo,
	...newsThree,
	...casesOne,
	...casesTwo,
	...casesThree,
	...casesFour,
	...flyersOne,
	...flyersTwo,
	...whitepapersOne,
	...whitepapersTwo,
	...events,
}
