/** The moon's phases, one inside the other, above its light on water. */
export const Moonrise = () => (
	<>
		<circle cx="300" cy="290" r="250" strokeWidth="4" />
		{[210, 165, 115, 60].map((width) => (
			<ellipse key={width} cx="300" cy="290" rx={width} ry="250" strokeWidth="1.5" />
		))}
		<path d="M300 40v500" strokeWidth="1.5" />
		<path d="M-300 470H900M-300 492H900M-300 514H900M-300 536H900M-300 558H900M-300 580H900" opacity=".6" />
		<path d="M120 470H480M170 492H430M140 514H460M200 536H400M230 558H370M190 580H410" strokeWidth="5" />
	</>
)
