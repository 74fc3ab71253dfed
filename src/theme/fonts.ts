import './fonts.css';

/** Figtree, then faces whose metrics fonts.css bends to Figtree's, so that the swap moves nothing. */
export const bodyFont =
  "'Figtree Variable', 'Figtree Stand-in', 'Figtree Stand-in Roboto', ui-sans-serif, system-ui, sans-serif";

export const monoFont = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace";
