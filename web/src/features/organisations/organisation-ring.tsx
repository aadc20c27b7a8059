import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../boot/loading/lazy-part.ts";
import { Block } from "../../ui/states/skeleton.tsx";
import type { OrganisationParts } from "./organisation-parts.tsx";

const Parts = lazyPart(async () => (await import("./organisation-parts.tsx")).OrganisationParts);

/** The parts, whose drawing comes when it is wanted. */
export function OrganisationRing(props: ComponentProps<typeof OrganisationParts>) {
  if (props.parts.length === 0) return null;
  return (
    <Suspense fallback={<Block height={RING_HEIGHT} />}>
      <Parts {...props} />
    </Suspense>
  );
}

/** The ring's height in px. */
const RING_HEIGHT = 168;
