import { type ComponentProps, Suspense } from "react";
import { Block } from "../../ui/states/skeleton.tsx";
import { OrganisationParts } from "./organisation-parts.tsx";

/** The parts, whose words come when they are wanted. */
export function OrganisationRing(props: ComponentProps<typeof OrganisationParts>) {
  if (props.parts.length === 0) return null;
  return (
    <Suspense fallback={<Block height={RING_HEIGHT} />}>
      <OrganisationParts {...props} />
    </Suspense>
  );
}

/** The ring's height in px. */
const RING_HEIGHT = 168;
