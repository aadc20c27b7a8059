import { type ComponentType, lazy, Suspense, useState } from "react";
import { PageWaiting } from "../../app/page-waiting.tsx";
import { patiently } from "../loading/patience.ts";

/**
 * A page whose code comes when it is asked for by `load`, or drawn. What could not be had is asked for again the next
 * time; once it is to be drawn it is waited for.
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
    // A lazy component waits once even for code that is there, and React then holds the page back for 300 ms.
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
