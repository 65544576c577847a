import type { Bindings } from './context.ts'
import { answerPage } from './pages.ts'

export default {
	fetch: (request, bindings) => answerPage(request, bindings),
} satisfies ExportedHandler<Bindings>
