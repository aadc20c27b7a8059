/**
 * Metabolic equivalents of riding on the level at km/h, after the 2024 Compendium (codes 01010 to 01050): the value of each
 * speed range applies at its upper end, with linear interpolation in between. Constant beyond 30.6 km/h: higher speeds
 * usually come from a slope, a bunch or a motor.
 */
const KNOTS = [
  { kmh: 16.1, equivalent: 4 }, // below 10 mph
  { kmh: 19.2, equivalent: 6.8 }, // 10 to 11.9 mph
  { kmh: 22.4, equivalent: 8 }, // 12 to 13.9 mph
  { kmh: 25.6, equivalent: 10 }, // 14 to 15.9 mph
  { kmh: 30.6, equivalent: 12 }, // 16 to 19 mph
] as const;

/** The metabolic equivalent of a ride at this speed. */
export function ridingEquivalent(kmh: number): number {
  let below: (typeof KNOTS)[number] = KNOTS[0];
  for (const knot of KNOTS) {
    if (kmh < knot.kmh) {
      if (knot === below) return knot.equivalent;
      const share = (kmh - below.kmh) / (knot.kmh - below.kmh);
      return below.equivalent + share * (knot.equivalent - below.equivalent);
    }
    below = knot;
  }
  return below.equivalent;
}

/** By the source's own name of the sport (EBikeRide, E_BIKE_MOUNTAIN, cycling/e_bike_fitness, eBiking). */
export const hasMotor = (rawType: string): boolean => /(^|[^a-z])e[-_ ]?(bik|mountain|enduro)/i.test(rawType);
