const prefix = 'paging:'
const openPrefix = 'open:'

/** The search string that the list last had. */
export const rememberedList = (list: string) => localStorage.getItem(prefix + list)

export const rememberList = (list: string, search: string) => localStorage.setItem(prefix + list, search)

/** Whether the user has opened any list since they signed in. */
export const hasOpenedList = (): boolean => keysOf(localStorage, prefix).length > 0

/** Whether the user left a block of a list open in this tab. */
export const rememberedOpen = (block: string) => sessionStorage.getItem(openPrefix + block) !== null

export function rememberOpen(block: string, open: boolean): void {
	if (open) sessionStorage.setItem(openPrefix + block, 'yes')
	else sessionStorage.removeItem(openPrefix + block)
}

export function forgetListMemory(): void {
	for (const key of keysOf(localStorage, prefix)) localStorage.removeItem(key)
	for (const key of keysOf(sessionStorage, openPrefix)) sessionStorage.removeItem(key)
}

const keysOf = (storage: Storage, begin: string) =>
	Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(begin))
