/**
 * Tooltips of icon buttons: Escape hides the current one, without also closing a layer, until another element is hovered.
 * Returns how to stop.
 */
export function watchTips(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { dataset } = document.documentElement;
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === "Escape") dataset["tips"] = "off";
  };
  const again = () => delete dataset["tips"];
  document.addEventListener("keydown", onKey, { signal, capture: true });
  document.addEventListener("pointerover", again, { signal });
  document.addEventListener("focusin", again, { signal });
  return () => stop.abort();
}
