const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Whether the user writes there, so that a letter is a letter. */
export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(fields) !== null

/** A panel beside a list is a dialog that leaves the keys to the page. */
const layers = '[role="dialog"]:not([data-panel]), [role="alertdialog"], [role="menu"]'

/** Whether something is open above the page, which keeps its keys. */
export const isLayerOpen = () => document.querySelector(layers) !== null
