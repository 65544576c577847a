const prefix = 'paging:'

/** What a list last showed, its page and its filters, as the address had it. */
export const rememberedList = (list: string) => localStorage.getItem(prefix + list)

export const rememberList = (list: string, search: string) => localStorage.setItem(prefix + list, search)

export function forgetListMemory(): void {
	const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
	for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
