import type { DemoBlog } from '../types.ts'

export default {
	slug: 'e-forms-shorter',
	heading: 'Make the e-form shorter before you make it prettier',
	subHeading:
		'From 64 questions to 17 in five steps, with the number of people who reached the end after each of them.',
	author: 'lena-aaltonen',
	date: '2026-11-17',
	category: 'Process automation',
	tags: ['Accessibility', 'BPMN'],
	priority: 0,
	inactive: true,
	content: `<p>The licensing office of a city asked for a modern design. Its trade licence form had 64 fields on one page, and of a hundred people who began it online, 23 sent it. We proposed to leave the design alone for a month and to remove questions instead. The head of section agreed on one condition: every removal had to be explained to the person who had once added the field.</p>
<h2>Five steps, measured</h2>
<table><thead><tr><th>After step</th><th>Fields seen by a small shop</th><th>Reach the end</th><th>Median time</th></tr></thead><tbody><tr><td>Before</td><td>64</td><td>23%</td><td>31 min</td></tr><tr><td>1. Remove what nobody reads</td><td>49</td><td>34%</td><td>24 min</td></tr><tr><td>2. Fetch what the city knows</td><td>33</td><td>52%</td><td>15 min</td></tr><tr><td>3. Ask only if it applies</td><td>21</td><td>66%</td><td>9 min</td></tr><tr><td>4. Merge what was cut up</td><td>17</td><td>71%</td><td>8 min</td></tr><tr><td>5. Say what is coming</td><td>17</td><td>79%</td><td>8 min</td></tr></tbody></table>
<h3>1. Remove what nobody reads</h3>
<p>Follow each answer to the desk where it is used. Fifteen of ours ended in a column that no report printed. “Father’s occupation” had been on the form since 1974.</p>
<h3>2. Fetch what the city knows</h3>
<p>Property number, ward, owner and area stand in the tax register. Ask for the number, show the rest, and let people object. A wrong value that is shown gets corrected; an empty box gets invented.</p>
<h3>3. Ask only if it applies</h3>
<p>A tailor does not store petrol. One question about the trade, placed early, decides which of nine blocks appear. Tell screen readers when a block has come or gone, and never make an answer vanish because somebody changed their mind for a moment.</p>
<h3>4. Merge what was cut up</h3>
<p>Three boxes for a date and four for a telephone number are a typist’s idea of tidiness. Use one box each. Accept spaces, hyphens and brackets, and let the program take them out.</p>
<h3>5. Say what is coming</h3>
<p>Put a list before the first question: how long it takes, which two papers to have at hand, what it costs, and that you may stop and go on later. People who leave at this point come back better prepared; those who leave at field forty do not come back.</p>
<h2>Errors are part of the length</h2>
<p>Each error message is a question asked twice. We read six weeks of them. One field, the licence class, caused 44 per cent, since its eleven options were named after sections of a by-law. Renamed after shops that people know, it caused three.</p>
<ul><li>Check a field when it is left, never while it is being typed.</li><li>Put the message beside the field and a list of links on top.</li><li>Say what to do: “Write the year with four digits”, not “Invalid input”.</li></ul>
<h2>Then make it pretty</h2>
<p>The new design came in the second month. It added two points, to 81 per cent, and everyone likes it. The section’s head keeps the old form framed behind her desk, with <s>47 fields</s> struck out in red. The fields that are left feed the <a href="/business-process-management">process</a> behind them, and no clerk types any of it again.</p>`,
} satisfies DemoBlog
