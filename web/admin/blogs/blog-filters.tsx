import type { BlogCategory, BlogTag } from '#contracts/blogs.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useChosen } from '../lists/use-chosen.ts'
import type { useListAddress } from '../lists/use-list-address.ts'
import { idsIn } from './blogs-list.ts'
import { TagsFilter } from './tags-filter.tsx'

type Props = {
	categories: readonly BlogCategory[]
	tags: readonly BlogTag[]
	list: ReturnType<typeof useListAddress>
}

/** Narrows the list down by heading, category and tags. */
export function BlogFilters({ categories, tags, list }: Props) {
	const [chosenTags, setChosenTags] = useChosen(list.part.get('tags') ?? '')

	return (
		<>
			<div className="w-full tablet:w-56">
				<SearchField
					label="Search by heading"
					search={list.part.get('search') ?? ''}
					onSearch={(search) => list.filter({ search })}
				/>
			</div>
			<FilterSelect
				list={list}
				name="category"
				label="Category"
				options={categories.map(({ categoryId, categoryName }) => [categoryId, categoryName])}
			/>
			<TagsFilter
				tags={tags}
				chosen={idsIn(chosenTags)}
				onChoose={(ids) => {
					setChosenTags(ids.join(','))
					list.filter({ tags: ids.join(',') })
				}}
			/>
		</>
	)
}
