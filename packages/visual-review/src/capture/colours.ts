/** The rules of axe that look at colours: all others answer the same in both themes. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];
