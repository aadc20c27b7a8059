import { type ComponentType, lazy, Suspense, useState } from "react";
import { PageWaiting } from "../../app/page-waiting.tsx";
import { patiently } from "../loading/patience.ts";

/**
 * A component whose chunk loads on `load` or on first render. A failed preload is retried by the next; on render it is
 * retried until it arrives.
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
  const Later = lazy(async () => ({ default: await patiently(begin) }));

  function OnDemand(props: Props) {
    // A lazy component suspends once even for loaded code, and React then holds the page back for 300 ms.
    const [Ready] = useState(() => loaded);
    if (Ready !== undefined) return <Ready {...props} />;
    return (
      <Suspense fallback={<PageWaiting />}>
        <Later {...props} />
      </Suspense>
    );
  }
  const load = async (): Promise<void> => void (await begin());
  return Object.assign(OnDemand, { load });
}
