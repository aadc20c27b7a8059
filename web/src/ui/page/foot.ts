/** A `ref` for a sticky footer: measures it into `--foot-height` (base.css), so that focused elements scroll clear. */
export function measureFoot(foot: HTMLElement | null) {
  if (foot === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--foot-height", `${foot.offsetHeight}px`));
  observer.observe(foot);
  return () => {
    observer.disconnect();
    style.removeProperty("--foot-height");
  };
}
