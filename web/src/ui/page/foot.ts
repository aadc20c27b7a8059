/**
 * As the `ref` of what sticks to the foot of a page: what has the focus is scrolled clear of it, however many buttons it
 * has (`--foot-height` in base.css).
 */
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
