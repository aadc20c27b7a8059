/** A plausible measurement; "not measured" appears as null, 0 or a negative number. */
export const positiveOrNull = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
