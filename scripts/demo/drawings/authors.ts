import {
	bust,
	circle,
	type Drawing,
	group,
	hair,
	ink,
	type Look,
	path,
	polygon,
	rect,
	repeat,
	ring,
	skin,
	stroke,
} from './kit.ts'

/** A portrait of 400 x 400, drawn around the face's middle at (200, 186). `over` and `under` are drawn in front of it and behind it. */
function portrait(behind: string, look: Look, mouth: string, over = '', under = ''): string {
	const apart = look.style === 'curly' ? 21 : 32
	return (
		rect(0, 0, 400, 400, behind) +
		group(
			'translate(-36 -52) scale(1.18)',
			under,
			bust(200, 420, 334, look),
			circle(200 - apart, 190, 9, ink.night),
			circle(200 + apart, 190, 9, ink.night),
			stroke('M176 232Q200 252 224 232', mouth, 9),
			over,
		)
	)
}

const brows = (colour: string) => stroke('M148 164Q166 152 184 162M216 162Q234 152 252 164', colour, 9)
const glasses = (colour: string) =>
	ring(164, 192, 31, colour, 8) + ring(236, 192, 31, colour, 8) + stroke('M195 188H205', colour, 8)

export const drawings: Record<string, Drawing> = {
	'author-meera-raghavan': {
		svg: portrait(
			ink.moon,
			{ skin: skin.brown, hair: hair.black, top: ink.rust, style: 'bun' },
			'#6d2f22',
			circle(200, 150, 8, ink.rust) +
				brows(hair.black) +
				path('M40 420C40 313 100 286 153 276L270 420Z', ink.indigo) +
				circle(128, 216, 8, ink.amber) +
				circle(272, 216, 8, ink.amber),
		),
		alt: 'Portrait of a woman with dark hair in a bun, a rust blouse and an indigo shawl on a yellow ground.',
	},
	'author-tomasz-wilk': {
		svg: portrait(
			ink.indigo,
			{ skin: skin.fair, hair: hair.chestnut, top: ink.white, style: 'short', beard: true },
			'#8a3f2e',
			glasses(ink.night) + polygon('160,276 200,330 150,350', ink.line) + polygon('240,276 200,330 250,350', ink.line),
		),
		alt: 'Portrait of a man with a chestnut beard, round glasses and a white shirt on an indigo ground.',
	},
	'author-farida-karimi': {
		svg: portrait(
			ink.blush,
			{ skin: skin.wheat, hair: ink.pine, top: '#24523f', style: 'scarf' },
			'#9c3f35',
			stroke('M156 164Q168 153 182 161M218 161Q232 153 244 164', hair.black, 8),
		),
		alt: 'Portrait of a woman in a green headscarf on a pale pink ground.',
	},
	'author-joseph-okello': {
		svg: portrait(
			ink.sage,
			{ skin: skin.deep, hair: hair.black, top: ink.dusk, style: 'short' },
			'#3a120c',
			brows(hair.black) +
				polygon('150,277 250,277 270,330 200,420 130,330', ink.amber) +
				rect(170, 258, 60, 36, '#d3a03a', 12),
		),
		alt: 'Portrait of a man with short black hair, a yellow jumper and a dark jacket on a green ground.',
	},
	'author-lena-aaltonen': {
		svg: portrait(
			ink.dusk,
			{ skin: skin.fair, hair: '#e9cf94', top: ink.clay, style: 'bob' },
			'#b0473a',
			path('M128 176C128 90 272 90 272 176C240 150 160 150 128 176Z', '#e9cf94') +
				stroke('M136 328Q200 372 264 328', ink.cream, 12),
		),
		alt: 'Portrait of a woman with a fair bob and fringe and an orange top on a night blue ground.',
	},
	'author-arvind-kurup': {
		svg: portrait(
			ink.lavender,
			{ skin: skin.tan, hair: hair.grey, top: ink.dusk, style: 'bald' },
			'#7a3a26',
			path(
				'M148 236C160 206 190 210 200 218C210 210 240 206 252 236C232 228 214 232 200 232C186 232 168 228 148 236Z',
				hair.grey,
			) +
				brows(hair.grey) +
				polygon('156,286 200,340 170,372', ink.white) +
				polygon('244,286 200,340 230,372', ink.white),
			circle(128, 180, 30, hair.grey) + circle(272, 180, 30, hair.grey),
		),
		alt: 'Portrait of a bald man with a grey moustache and a dark jacket on a lavender ground.',
	},
	'author-noor-haddad': {
		svg: portrait(
			ink.rust,
			{ skin: skin.wheat, hair: hair.brown, top: ink.cream, style: 'curly' },
			'#9c3f35',
			circle(122, 250, 14, ink.moon) + circle(278, 250, 14, ink.moon),
			rect(110, 200, 180, 150, hair.brown) +
				repeat(10, (index) => circle(index % 2 ? 290 : 110, 140 + Math.floor(index / 2) * 38, 44, hair.brown)),
		),
		alt: 'Portrait of a woman with long brown curls, gold earrings and a cream top on a red-brown ground.',
	},
	'author-daniel-achterberg': {
		svg: portrait(
			'#bcd3f0',
			{ skin: skin.fair, hair: hair.grey, top: ink.violet, style: 'curly' },
			'#8a3f2e',
			rect(166, 262, 68, 54, '#655edb', 14) + glasses(ink.rust),
		),
		alt: 'Portrait of a man with grey curls, red glasses and a violet polo neck on a light blue ground.',
	},
}
