type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

/** The modules that begin a part of the back office. */
const beginnings = [
	['frame', /\/web\/(?:admin\/(?:layout|sign-in\/(?:layout|reset-password))|root|hydrate)\.tsx/],
	['search', /\/web\/admin\/search\/(?:palette|shortcuts-dialog)\.tsx/],
	['form', /\/web\/admin\/.*\/(?:form|history\/page)\.tsx/],
	['editor', /\/web\/admin\/rich-text\//],
	['list', /\/web\/admin\/(?:.*\/(?:page|list)|landing)\.tsx/],
] as const
type Part = (typeof beginnings)[number][0]

const known = new Map<string, ReadonlySet<Part>>()

/** The parts of the back office that import a module. A module for a single page stays with it. */
function partsWith(id: string, modules: Modules): ReadonlySet<Part> {
	const found = known.get(id)
	if (found) return found
	const entries: (Part | undefined)[] = []
	// The set grows while it is walked.
	const users = new Set([id])
	for (const file of users) {
		const { importers = [], dynamicImporters = [], isEntry = false } = modules.getModuleInfo(file) ?? {}
		if (isEntry || dynamicImporters.length > 0) entries.push(beginnings.find(([, path]) => path.test(file))?.[0])
		for (const importer of importers) users.add(importer)
	}
	const parts = new Set(entries.length > 1 ? entries.filter((part) => part !== undefined) : [])
	known.set(id, parts)
	return parts
}

const isOfDesk = (id: string) => /\/web\/admin\/(?:desks|enquiries)\//.test(id)

function roomOf(id: string, modules: Modules): string | null {
	const parts = partsWith(id, modules)
	// The search opens on every page, and must not load the room of another one. What it shares with a form or a dialog alone
	// is a file of its own, which no other page loads.
	if (parts.has('frame') || (parts.has('search') && parts.has('list'))) return 'frame'
	if (parts.has('search')) return null
	// The pages of the desk share modules that no other list needs.
	if (parts.has('list')) return isOfDesk(id) ? 'desk' : parts.has('form') ? 'items' : 'lists'
	if (parts.has('form')) return 'item-forms'
	return parts.has('editor') ? 'editor' : null
}

/** What pages of the back office share. A file for each set of pages would make a hundred of them. */
const rooms = ['frame', 'items', 'lists', 'item-forms', 'editor', 'desk'].map((room) => ({
	name: (id: string, modules: Modules) => (roomOf(id, modules) === room ? room : null),
}))

/**
 * Modules that pages use together share a file, so that a page loads a few files instead of dozens. A group takes what its
 * modules import, too, unless a group before it has it: what visitors load stands before the rooms of the back office.
 */
export const scriptGroups = [
	// Every script that imports another one needs the helper, but not the modules that Rolldown would put beside it. What the
	// entry shares with forms is there, too: in a file of theirs it would bring React to every page.
	{ name: 'preload-helper', test: /vite\/preload-helper|\/web\/document\/visit\.ts/ },
	// Islands in a document need React but not the router.
	{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
	{ name: 'checks', test: /node_modules\/zod\// },
	// Enhancers of documents need it, but not React.
	{ name: 'keys', test: /\/web\/ui\/keys\.ts/ },
	// What the forms of visitors need to be filled in, then to be sent.
	{
		name: 'visitor-forms',
		test: /\/web\/(ui\/(alert|button|class-names|field|field-frame|status-pill|use-hydrated|use-restored-focus|toast)\.tsx?|content\/(pages|keeps-origin)\.ts|site\/forms\/(use-visitor-form|fields|submission-key|unsent-form)\.ts)/,
	},
	{
		name: 'visitor-files',
		test: /\/web\/ui\/files\/|\/notice-periods\.ts|icons\/(copy|download|file-text|rotate-ccw-clock|upload)\.mjs/,
	},
	{ name: 'visitor-icons', test: /icons\/(building-complex|clock|mail|map-pin|phone|send|x)\.mjs/ },
	{
		name: 'sending',
		test: /\/web\/((api|bot-check|obstacles|wrong-fields|document\/nonce)\.ts|content\/brand)|node_modules\/hono\/|\/contracts\/(shared\/(messages|error-catalogue|answers|fields)|auth\/(bot-check|common-passwords)|content\/soft-breaks|enquiries\/enquiries)\.ts/,
	},
	{
		name: 'sending-files',
		test: /\/web\/file-content\.ts|\/contracts\/(items\/(items|kinds)|shared\/(calendar|uploads|file-faults|paging)|content\/(schedule|publishable)|careers\/applications)\.ts/,
	},
	{ name: 'recognise', test: /\/worker\/files\/recognise\//, entriesAware: true },
	// What toasts share with dialogs and menus, and the rest of them.
	{
		name: 'layers',
		test: /@radix-ui\/(react-(compose-refs|slot|primitive|context|use-layout-effect|use-effect-event|use-controllable-state|presence|use-callback-ref|dismissable-layer|collection|portal)|primitive)\//,
	},
	{ name: 'toasts', test: /@radix-ui\/react-(toast|visually-hidden)\// },
	// What the login page shares with the back office, and the dialog of its forgotten password.
	{
		name: 'sign-in',
		test: /node_modules\/(react-hook-form|@hookform)\/|icons\/key-round\.mjs|\/contracts\/auth\/(code-messages|codes|passkeys)\.ts|\/web\/admin\/(session\/(next-path|other-tabs|storage|passkeys|confirm\/use-proof)|forms\/(validation-mode|code-field))\.tsx?/,
	},
	{ name: 'dialogs', test: /\/web\/ui\/dialog\.tsx/ },
	// The site's texts: the back office loads them with an error page or a check of links only.
	{ name: 'site', test: /\/web\/content\//, entriesAware: true },
	{ name: 'framework', test: /node_modules\/react-router\/|\/web\/(root|hydrate)\.tsx/ },
	// A Word document in the editor and a Word CV need it: in the editor's room, every form would load it.
	{ name: 'word', test: /\/web\/admin\/rich-text\/paste\/(read-word-document\.ts|word\/)|node_modules\/mammoth\// },
	// Loaded with the first paste or Word document, not with the editor.
	{ name: 'losses', test: /\/web\/admin\/rich-text\/paste\/losses\.ts/ },
	// In a room, this stylesheet would come to every page whose layout shares a module with it.
	{ name: 'admin', test: /\/web\/admin\/admin\.css/ },
	...rooms,
]
