import { PHASES } from "./phases.ts";

/** Of a part: how often somebody is to die in it, and how it went. */
export type Quota = { wanted: number; before: number; within: number; after: number; thisStop: number };

export const metOf = ({ before, within, after }: Quota): number => before + within + after;

/** The same for every phase, and within one for each of its parts; what does not come out even is spread over them. */
export function quotasOf(kills: number): Map<string, Quota> {
  const shares = PHASES.flatMap(({ parts }, place) => {
    const own = upTo(place + 1, kills) - upTo(place, kills);
    return parts.map((part, index) => {
      const wanted = Math.floor(own / parts.length) + (index < own % parts.length ? 1 : 0);
      return [part, { wanted, before: 0, within: 0, after: 0, thisStop: 0 }] as const;
    });
  });
  return new Map<string, Quota>(shares);
}

const upTo = (phases: number, kills: number) => Math.floor((phases * kills) / PHASES.length);

/** How many of a part are still to come. */
export function leftOf(quotas: ReadonlyMap<string, Quota>, part: string): number {
  const quota = quotas.get(part);
  if (quota === undefined) throw new Error(`no part is called ${part}`);
  return Math.max(0, quota.wanted - metOf(quota));
}
