/** A query parameter that marks a page as a step of the registration; the page also exists without it. */
export const STEP = "step";

export const isOfStep = (search: string): boolean => new URLSearchParams(search).has(STEP);
