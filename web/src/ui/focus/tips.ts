/**
 * The names that icon buttons show while they are pointed at or have the focus: Escape takes one away, without closing
 * what it would close otherwise, until something else is pointed at. Returns how to stop.
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
