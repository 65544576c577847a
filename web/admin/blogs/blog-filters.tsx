import type { BlogCategory, BlogTag } from '#contracts/blogs.ts'
import { SelectField } from '#web/ui/field.tsx'
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
	const [category, setCategory] = useChosen(list.part.get('category') ?? '')
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
			<div className="w-full tablet:w-56">
				<SelectField
					label="Category"
					value={category}
					onChange={({ target: { value } }) => {
						setCategory(value)
						list.filter({ category: value })
					}}
				>
					<option value="">All</option>
					{categories.map(({ categoryId, categoryName }) => (
						<option key={categoryId} value={categoryId}>
							{categoryName}
						</option>
					))}
				</SelectField>
			</div>
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
