const rules = Array.from({ length: 24 }, (_, index) => `M-300 ${index * 26}H900`).join('')

/** A dated stamp on the rules of a dispatch register. */
export const Seal = () => (
	<>
		<path d={rules} opacity=".55" />
		<path d="M40 0v600M48 0v600M140 0v600M520 0v600" opacity=".8" />
		<g transform="rotate(-14 300 300)">
			<circle cx="300" cy="300" r="262" strokeWidth="9" />
			<circle cx="300" cy="300" r="246" strokeWidth="2" />
			<circle cx="300" cy="300" r="212" strokeWidth="34" strokeDasharray="5 9" />
			<circle cx="300" cy="300" r="176" strokeWidth="5" />
			<circle cx="300" cy="300" r="164" strokeWidth="1.5" />
			<path d="M10 248H590V352H10z" strokeWidth="6" className="fill-night-lit" />
			<path d="M56 300H548" strokeWidth="44" strokeDasharray="26 12 26 40" />
		</g>
	</>
)
