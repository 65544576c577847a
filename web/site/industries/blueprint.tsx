const steps = Array.from({ length: 25 }, (_, index) => (index - 12) * 60)
const grid = steps.map((y) => `M-300 ${y}L900 ${y + 693}M-300 ${y + 600}L900 ${y - 93}`).join('')
const crate = 'M0-66l57 33v66l-57 33-57-33v-66zM-57-33L0 0l57-33M0 0v66'

/** Crates on a conveyor, on an isometric sheet. The belt runs along the grid. */
export const Blueprint = () => (
	<>
		<path d={grid} opacity=".5" />
		<g transform="translate(300 330)">
			<path
				d="M-520-340L520 260v60L-520-280zM-520-340l114-66L634 194 520 260"
				strokeWidth="2"
				className="fill-night-lit"
			/>
			<path d="M-520-310L520 290" strokeWidth="30" strokeDasharray="3 15" />
			{[-399, -228, -57, 114, 285].map((x) => (
				<path
					key={x}
					d={crate}
					transform={`translate(${x + 57} ${x * 0.577 - 66})`}
					strokeWidth="2.5"
					className="fill-night-lit"
				/>
			))}
		</g>
	</>
)
