/** In degrees. */
export type Place = { lat: number; lon: number };

const EARTH_RADIUS_METRES = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the earth's surface (haversine). */
export function metresBetween(a: Place, b: Place): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees of a file. Null: no place on earth, or the one in the sea that recorders write when they know none (0/0). */
export function placeOf(lat: number | null, lon: number | null): Place | null {
  if (lat === null || lon === null || Math.abs(lat) > 90 || (lat === 0 && lon === 0)) return null;
  return { lat, lon };
}
