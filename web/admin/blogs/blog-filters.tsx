import type { BlogCategory, BlogTag } from '#contracts/content/blog-labels.ts'
import { messages } from '#contracts/shared/messages.ts'
import { FilterChecks } from '../lists/filter-checks.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'

type Props = {
	categories: readonly BlogCategory[]
	tags: readonly BlogTag[]
	list: ReturnType<typeof useListAddress>
}

/** Filters by heading, category and tags. */
export function BlogFilters({ categories, tags, list }: Props) {
	return (
		<>
			<div className="w-full tablet:w-56">
				<SearchField label="Search by heading" list={list} name="search" />
			</div>
			<FilterSelect
				list={list}
				name="category"
				label="Category"
				options={categories.map(({ categoryId, categoryName }) => [categoryId, categoryName])}
			/>
			<FilterChecks
				list={list}
				name="tags"
				label="Tags"
				options={tags.map(({ tagsId, tagsName }) => ({ id: tagsId, label: tagsName }))}
				empty={messages.noTags}
			/>
		</>
	)
}
