// Runs in the page: each function is serialised, so it uses nothing outside itself.
/* oxlint-disable unicorn/consistent-function-scoping */

/** One title, one h1, ordered headings, a language, landmarks: required of every screen (design §7.1). */
export function structureFaults(): string[] {
  const faults: string[] = [];
  // What it is, and where: the product's name once.
  const says = document.title.split("Kalivo");
  const isNamed = says.length === 2 && says.some((part) => part.trim() !== "");
  if (!isNamed && location.pathname !== "/") faults.push(`title: ${document.title}`);
  if (!/^(en|[a-z]{2}-BE)$/.test(document.documentElement.lang))
    faults.push(`lang: ${document.documentElement.lang}`);
  const shown = [...document.querySelectorAll("h1, h2, h3, h4")].filter(
    (heading) => heading.checkVisibility() && heading.closest("[role=dialog], [role=alertdialog]") === null,
  );
  const levels = shown.map(({ tagName }) => Number(tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push(`h1: ${levels.join(" ")}`);
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 1) + 1) faults.push(`heading order: ${levels.join(" ")}`);
  });
  if (document.querySelector("main") === null) faults.push("no main");
  return faults;
}

/** Controls smaller than 44 px, including their label or invisible edge. Links in a sentence are exempt. */
export function smallTargets(): string[] {
  const LEAST = 44;
  const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1) ?? document.body;
  const controls = top.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [role=tab], [role=combobox]",
  );
  const inSentence = (control: HTMLElement) =>
    getComputedStyle(control).display.startsWith("inline") &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === 3 && node.textContent?.trim() !== "",
    );
  const presses = (control: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest("label")?.contains(control) === true);
  };
  return [...controls].flatMap((control) => {
    const reached = control.matches(".visually-hidden, [type=radio], [type=checkbox], [type=file]")
      ? (control.closest("label") ?? control)
      : control;
    if (!reached.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || inSentence(control))
      return [];
    if (
      control.closest("[inert], [aria-hidden=true]") !== null ||
      (control.tabIndex < 0 && !control.matches("[role=tab], [role=radio]"))
    )
      return [];
    const { width, height } = reached.getBoundingClientRect();
    if (width <= 1 || (width >= LEAST - 0.5 && height >= LEAST - 0.5)) return [];
    reached.scrollIntoView({ block: "center", inline: "center" });
    const { left, top: above } = reached.getBoundingClientRect();
    const [x, y] = [left + width / 2, above + height / 2];
    const far = LEAST / 2 - 1;
    const wide = width >= LEAST - 0.5 || (presses(control, x - far, y) && presses(control, x + far, y));
    const high = height >= LEAST - 0.5 || (presses(control, x, y - far) && presses(control, x, y + far));
    if (wide && high) return [];
    return [`${Math.round(width)}×${Math.round(height)} ${reached.outerHTML.slice(0, 90)}`];
  });
}

/** A focused element without a visible ring, or covered by a bar. */
export function hiddenFocus(): string[] {
  const dialogs = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const top = dialogs.at(-1) ?? document.body;
  const before = document.activeElement;
  const controls = [
    ...top.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input, textarea, [tabindex='0']"),
  ].filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }));
  const faults = controls.flatMap((control) => {
    if (control.closest("[inert], [aria-hidden=true], [data-base-ui-focus-guard]") !== null) return [];
    control.focus({ focusVisible: true });
    if (document.activeElement !== control) return [];
    const near = [control, control.parentElement, control.parentElement?.parentElement];
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const shown =
      isRing(getComputedStyle(control, "::after")) || // of a link as large as its row
      [...near, ...(control.parentElement?.children ?? [])].some(
        (element) => element instanceof Element && isRing(getComputedStyle(element)),
      );
    const name = control.outerHTML.slice(0, 90);
    if (!shown) return [`no ring: ${name}`];
    if (control.clientHeight > innerHeight / 2) return []; // a whole pane
    const box = (control.closest("label") ?? control).getBoundingClientRect();
    const middle = document.elementFromPoint(
      Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
      Math.min(Math.max(box.top + Math.min(box.height, 60) / 2, 0), innerHeight - 1),
    );
    const over =
      middle === null ? null : middle.closest("nav, header, footer, [class*=footer], [class*=sticky]");
    const covered =
      over !== null &&
      !over.contains(control) &&
      middle?.closest("label")?.contains(control) !== true &&
      !control.contains(middle);
    return covered ? [`under ${over.className}: ${name}`] : [];
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return faults;
}

/** Content wider than the window, and text cut off by its box. */
export function cutText(): string[] {
  // On a phone innerWidth grows with overflow; clientWidth is the layout width.
  const { scrollWidth, clientWidth } = document.documentElement;
  const excess = scrollWidth - clientWidth;
  const widest = [...document.querySelectorAll("#app *")]
    .filter((element) => element.checkVisibility() && element.closest(".visually-hidden, nav, svg") === null)
    .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
    .findLast((element, _, [first]) => first?.contains(element));
  const faults = excess > 1 ? [`${excess}px wider than the window: ${widest?.outerHTML.slice(0, 110)}`] : [];
  const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;
  for (const element of document.querySelectorAll<HTMLElement>("#app *, [role=dialog] *")) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim() !== "",
    );
    if (!hasText || element.closest(".visually-hidden, [aria-hidden=true], svg, textarea, [inert]") !== null)
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    // A name too long for its line has an ellipsis by design and is shown whole on press. Large text is not cut.
    if (style.textOverflow === "ellipsis" || (style.webkitLineClamp !== "none" && !isLarge)) continue;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const high = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
    const wide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2;
    if (element.clientWidth > 2 && (high || wide)) faults.push(`cut: ${element.outerHTML.slice(0, 110)}`);
  }
  // A long text scrolls in its field; a number that is cut looks like another number.
  for (const field of document.querySelectorAll<HTMLInputElement>(
    "[inputmode=decimal], [inputmode=numeric]",
  )) {
    if (field.checkVisibility() && field.scrollWidth > field.clientWidth + 2)
      faults.push(`cut: ${field.value} in ${field.outerHTML.slice(0, 110)}`);
  }
  return faults;
}

/** Text outside the window, its pane, or a box that does not scroll, where nothing brings it into view. */
export function cutAway(): string[] {
  const boxOf = (element: Element | null): Element | null => {
    if (element === null || element === document.body) return null;
    const isBox = element.matches("[role=tabpanel]") || getComputedStyle(element).overflowX !== "visible";
    return isBox ? element : boxOf(element.parentElement);
  };
  return [...document.querySelectorAll<HTMLElement>("#app *, [role=dialog] *")].flatMap((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent?.trim() !== "",
    );
    if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (element.closest(".visually-hidden, [aria-hidden=true], svg, [inert]") !== null) return [];
    const box = boxOf(element);
    if (box !== null && /auto|scroll/u.test(getComputedStyle(box).overflowX)) return [];
    const { left, right, width } = element.getBoundingClientRect();
    const edge = box?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    if (width === 0 || (right <= edge.right + 2 && left >= edge.left - 2)) return [];
    return [`${Math.round(right - edge.right)}px away: ${element.outerHTML.slice(0, 110)}`];
  });
}

/** The marker of the active tab is as high as its list. */
export const tallMarkers = (): string[] =>
  [...document.querySelectorAll("[role=tablist]")].flatMap((list) => {
    const marker = list.querySelector("[class*=marker]");
    const taller = (marker?.clientHeight ?? 0) - list.clientHeight;
    return taller > 0 ? [`the marker of the tabs is ${taller}px higher than they are`] : [];
  });

/** Sticky buttons covered at their middle; toasts are ignored, as they disappear. */
export function coveredButtons(): string[] {
  if (document.querySelector("[role=dialog], [role=alertdialog], dialog:modal") !== null) return [];
  const isSticky = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === "sticky" || isSticky(element.parentElement));
  return [...document.querySelectorAll("main button, main a")].filter(isSticky).flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    const free = middle === null || control.contains(middle) || middle.closest("#toasts") !== null;
    return free ? [] : [`${control.textContent} is under ${middle.outerHTML.slice(0, 80)}`];
  });
}

/** With reduced motion, only fades of 100 ms may run (design §3.5). */
export function movements(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation.playState !== "running") return [];
    const moved = effect
      .getKeyframes()
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !["opacity", "offset", "computedOffset", "easing", "composite"].includes(name));
    const long = Number(effect.getComputedTiming().duration) > 100;
    return moved.length > 0 || long
      ? [`${effect.target?.outerHTML.slice(0, 80)} ${effect.pseudoElement ?? ""} ${moved.join(" ")}`]
      : [];
  });
}

/** With forced colours, controls need an edge in place of a fill. */
export function edgeless(): string[] {
  const controls = [
    ...document.querySelectorAll(
      "[role=tab][aria-selected=true], [role=combobox], main button[class*='_large_']",
    ),
    ...[...document.querySelectorAll("main input:not([type=radio], [type=checkbox], [type=file])")].map(
      (input) => input.closest("[class*='_box_'], label, div") ?? input,
    ),
  ];
  return controls
    .filter((control) => control.checkVisibility() && getComputedStyle(control).borderTopStyle === "none")
    .map((control) => `no edge: ${control.outerHTML.slice(0, 110)}`);
}

/** Whether the element's middle is in the window and not covered. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Words of the navigation bars that break or overflow. */
export function barFaults(): string[] {
  const faults: string[] = [];
  for (const bar of document.querySelectorAll("nav")) {
    const edge = bar.getBoundingClientRect().right;
    const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { index, 0: word } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          faults.push(`"${word}" breaks in its middle`);
        if (lines.some(({ right }) => right > edge + 1)) faults.push(`"${word}" reaches out of the bar`);
      }
    }
  }
  return faults;
}
