/** Stands in the address of a page that is a step of the registration now, and a page of its own otherwise. */
export const STEP = "step";

export const isOfStep = (search: string): boolean => new URLSearchParams(search).has(STEP);
