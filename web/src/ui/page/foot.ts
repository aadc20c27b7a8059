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

/** The top of the navigation bar and of a sticky button above it. */
export function footNow(): number {
  const bars = [...document.querySelectorAll("#app [data-sticky]")].map((bar) => bar.getBoundingClientRect());
  return bars.reduce(
    (foot, bar) => (bar.top > innerHeight / 2 ? Math.min(foot, bar.top) : foot),
    innerHeight,
  );
}
