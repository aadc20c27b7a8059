import { useState } from "react";
import type { OrganisationLogo } from "@kalivo/contract/shapes/organisation.ts";
import { sameChoice } from "./same-choice.ts";

const idsOf = (organisations: readonly { id: number }[]) => organisations.map(({ id }) => id);

/** Ticks from before a reload, and what was stored when they were begun. */
type Begun = { ids: readonly number[]; before: readonly number[] };

/**
 * Organisations ticked on a page. `shown`: what was stored when the choice began, which is sent with it; `restart` takes
 * what is stored now in its place, and forgets the ticks.
 */
export function useListChoice(stored: readonly OrganisationLogo[], begun: Begun | null = null) {
  const [before, setBefore] = useState(stored);
  const [shown, setShown] = useState(() => begun?.before ?? idsOf(stored));
  const [selected, setSelected] = useState(() => begun?.ids ?? idsOf(stored));
  const [outdated, setOutdated] = useState(false);
  if (outdated) {
    setOutdated(false);
    setBefore(stored);
    setShown(idsOf(stored));
    setSelected(idsOf(stored));
  }
  return {
    before,
    selected,
    setSelected,
    dirty: !sameChoice(before, selected),
    list: { organisations: selected, before: shown },
    /** Differs where the page is to begin with other organisations. */
    key: idsOf(before).join(),
    restart: () => setOutdated(true),
  };
}
