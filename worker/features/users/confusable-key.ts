/**
 * Letters of Cyrillic, Greek, Armenian and rarer Latin, and digits, by the Latin letter that they resemble. The part of
 * confusables.txt (UTS 39) that matters between scripts of whole names.
 */
const lookAlikes: Record<string, string> = {
	a: 'аАαΑɑ',
	b: 'ВΒЬьƅ',
	c: 'сСϲϹ',
	d: 'ԁ',
	e: 'еЕΕҽ℮',
	f: 'Ϝϝ',
	g: 'ɡց',
	h: 'һҺНΗհ',
	i: 'іıιɩ',
	j: 'јЈϳͿ',
	k: 'кКκΚĸ',
	l: 'I1|ӏӀІΙ',
	m: 'МΜ',
	n: 'ηΝո',
	o: 'оОοΟσօՕ0',
	p: 'рРρΡ',
	q: 'ԛԚզ',
	r: 'г',
	s: 'ѕЅՏƽ',
	t: 'ТΤ',
	u: 'υսՍʋ',
	v: 'νѵѴ',
	w: 'ԝԜѡѠաω',
	x: 'хХχΧ',
	y: 'уУүҮγΥ',
	z: 'Ζ',
	æ: 'ӕӔ',
	ə: 'әӘǝ',
	ɛ: 'єЄε',
	ß: 'β',
	γ: 'ГΓ',
	π: 'пПΠ',
	φ: 'фФΦ',
	3: 'ЗзƷʒӠӡ',
	6: 'б',
}
const latinOf = new Map(Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((one) => [one, latin])))

const folded = (letters: string) => Array.from(letters, (letter) => latinOf.get(letter) ?? letter).join('')

/**
 * Returns a form that is equal for user names that look alike, after the "skeleton" of UTS 39. Letters are folded before
 * their case, because a capital I looks like a small L. They are folded before NFKC too, which changes the look of some.
 */
export function confusableKey(userName: string): string {
	const visible = userName
		.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
		.trim()
		.replace(/\s+/gu, ' ')
	const compatible = folded(visible.normalize('NFD')).normalize('NFKC')
	return folded(compatible.normalize('NFD')).toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w')
}
