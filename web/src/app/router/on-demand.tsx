import { type ComponentType, lazy, Suspense, useState } from "react";
import { PageSkeleton } from "../page-skeleton.tsx";
import { reloadOnce } from "../../lib/reload-once.ts";

/**
 * A page whose code comes when it is asked for by `load`, or drawn. What could not be had is asked for again the next
 * time; once it is to be drawn, code that can't be had is that of an older version.
 */
export function onDemand<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const begin = () =>
    (loading ??= fetchCode().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const Later = lazy(async () => ({ default: await begin().catch(reloadOnce) }));

  function OnDemand(props: Props) {
    // A lazy component waits once even for code that is there, and React then holds the page back for 300 ms.
    const [Ready] = useState(() => loaded);
    if (Ready !== undefined) return <Ready {...props} />;
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Later {...props} />
      </Suspense>
    );
  }
  const load = async (): Promise<void> => void (await begin());
  return Object.assign(OnDemand, { load });
}
