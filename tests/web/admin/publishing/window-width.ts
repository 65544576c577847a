/** Media queries then answer for a window of this width. */
export const setWindowWidth = (width: number) => window.happyDOM.setViewport({ width, height: 800 })
