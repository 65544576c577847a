const prefix = 'paging:'

/** The search string that the list last had. */
export const rememberedList = (list: string) => localStorage.getItem(prefix + list)

export const rememberList = (list: string, search: string) => localStorage.setItem(prefix + list, search)

export function forgetListMemory(): void {
	const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
	for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
