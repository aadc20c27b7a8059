/** A figure that is there and makes sense; "not measured" is written as nothing, 0 or less. */
export const positiveOrNull = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
