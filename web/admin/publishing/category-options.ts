/** Categories as the options of a filter. */
export const categoryOptions = (categories: readonly { categoryId: number; categoryName: string }[]) =>
	categories.map(({ categoryId, categoryName }) => [categoryId, categoryName] as const)
