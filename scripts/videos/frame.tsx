import type { ComponentType } from 'react'
import type { FilmFacts, FilmPicture, Shot } from '#web/content/films.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { CloudMove } from './cloud-move.tsx'
import { FridayDemo } from './friday-demo.tsx'
import { IncidentDiary } from './incident-diary.tsx'
import { Reach } from './reach.tsx'
import { SecondSite } from './second-site.tsx'
import { Sign } from './sign.tsx'

/** Pictures that fill the frame. */
const whole = { sign: Sign, reach: Reach } satisfies Partial<
	Record<FilmPicture, ComponentType<{ film: FilmFacts; shot: Shot }>>
>

/** Pictures on the stage of a scene, as on the pages. */
const staged = {
	'friday-demo': FridayDemo,
	'incident-diary': IncidentDiary,
	'cloud-move': CloudMove,
	'second-site': SecondSite,
} satisfies Partial<Record<FilmPicture, ComponentType>>

const has = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table => name in table

function Picture({ name }: { name: Exclude<FilmPicture, keyof typeof whole> }) {
	if (!has(staged, name)) return <Scene name={name satisfies SceneName} />
	const Drawing = staged[name]
	return (
		<div className="scene">
			<div className="scene-stage">
				<Drawing />
			</div>
		</div>
	)
}

/** One shot of a film: its title on the left, its picture on the right. */
export function Frame({ film, shot }: { film: FilmFacts; shot: Shot }) {
	const { picture, title } = shot
	if (has(whole, picture)) {
		const Drawing = whole[picture]
		return <Drawing film={film} shot={shot} />
	}
	return (
		<main className="relative h-[720px] w-[1280px] overflow-hidden bg-night text-on-night">
			<LogoMark onNight className="absolute top-[56px] left-[64px] size-[44px]" />
			<h1 className="play-rise absolute top-[136px] left-[64px] w-[330px] text-[44px] leading-[1.12]">{title}</h1>
			<div className="play-appear absolute top-[52px] right-[48px] w-[820px]">
				<Picture name={picture} />
			</div>
		</main>
	)
}
