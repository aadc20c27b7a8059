declare global {
  interface Window {
    /** What was announced since the last read. */
    heard?: string[];
  }
}

// Runs in the page: it is serialised whole.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Runs in the page: records the announcements of live regions, with repetitions. Uses nothing outside itself. */
export function liveWords(): void {
  const LIVE = "[aria-live], [role=alert], [role=status], [role=log], output";
  if (window.heard !== undefined) return;
  const heard: string[] = [];
  window.heard = heard;
  const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/gu, " ").trim();
  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE) ?? null;
    const silent =
      region === null || region.getAttribute("aria-live") === "off" || region.closest("[inert]") !== null;
    return silent ? null : region;
  };
  /** Atomic regions are read whole on any change. */
  const isWhole = (region: Element) =>
    region.getAttribute("aria-atomic") === "true" ||
    (region.getAttribute("aria-atomic") === null && region.matches("[role=alert], [role=status], output"));
  const observer = new MutationObserver((records) => {
    const said = new Set<string>();
    for (const { target, addedNodes } of records) {
      const region = regionOf(target);
      if (region !== null && isWhole(region)) said.add(plain(region.textContent));
      else if (region !== null && target instanceof Text) said.add(plain(target.data));
      for (const node of addedNodes) {
        if (region !== null && !isWhole(region)) said.add(plain(node.textContent));
        // An inserted alert is announced, too.
        if (region === null && node instanceof Element) {
          const alerts = [
            ...(node.matches("[role=alert]") ? [node] : []),
            ...node.querySelectorAll("[role=alert]"),
          ];
          for (const alert of alerts) if (regionOf(alert) !== null) said.add(plain(alert.textContent));
        }
      }
    }
    heard.push(...[...said].filter((text) => text !== ""));
  });
  const everything = { subtree: true, childList: true, characterData: true };
  observer.observe(document, everything);
  // Live regions in shadow roots count as well.
  // oxlint-disable-next-line typescript/unbound-method -- it is called for the element it was asked of
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachHeard(this: Element, how) {
    const root = attach.call(this, how);
    observer.observe(root, everything);
    return root;
  };
}
