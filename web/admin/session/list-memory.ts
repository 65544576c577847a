const prefix = 'paging:'

/** The search string that the list last had. */
export const rememberedList = (list: string) => localStorage.getItem(prefix + list)

export const rememberList = (list: string, search: string) => localStorage.setItem(prefix + list, search)

const rememberedKeys = () =>
	Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
		key.startsWith(prefix),
	)

/** Whether the user has opened any list since they signed in. */
export const hasOpenedList = (): boolean => rememberedKeys().length > 0

export function forgetListMemory(): void {
	for (const key of rememberedKeys()) localStorage.removeItem(key)
}
