// Runs in the page: each function is serialised, so it uses nothing outside itself.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Texts of the page that lie under what is fixed or stuck to the window's foot, at the top of the page and at its end. */
export function coveredText(): string[] {
  const floats = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  const covered: string[] = [];
  for (const end of [0, document.documentElement.scrollHeight]) {
    scrollTo(0, end);
    // Looked for anew: tabs that stand low at first stick at the top later.
    const bars = [...document.querySelectorAll("#app *")].filter((element) => {
      const { top, height, width } = element.getBoundingClientRect();
      return floats(element) && element.checkVisibility() && width > 0 && height > 0 && top > innerHeight / 2;
    });
    for (const text of document.querySelectorAll("main :is(p, h2, h3, label, dt, dd, li > a)")) {
      const box = text.getBoundingClientRect();
      const under = bars.some((bar) => {
        const over = bar.getBoundingClientRect();
        const crosses = over.top < box.bottom - 1 && over.bottom > box.top + 1;
        return !bar.contains(text) && crosses && over.left < box.right && over.right > box.left;
      });
      if (under) covered.push((text.textContent ?? "").trim().slice(0, 40));
    }
  }
  scrollTo(0, 0);
  return covered;
}

/** A half of the page beside the navigation in which nothing stands. */
export function halvesLeftEmpty(): string[] {
  const main = document.querySelector("main");
  if (main === null) return ["no main"];
  const { left } = main.getBoundingClientRect();
  const right = document.documentElement.clientWidth;
  const middle = (left + right) / 2;
  const shown = [...main.querySelectorAll("p, a, button, input, textarea, svg, img, h2, h3")]
    .filter((element) => element.checkVisibility() && element.closest("[inert]") === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top }) => width > 1 && height > 1 && top > 80 && top < innerHeight);
  const quarter = (right - left) / 4;
  return [
    ...(shown.some((box) => box.left < middle - quarter / 2) ? [] : ["the left half is empty"]),
    ...(shown.some((box) => box.right > middle + quarter / 2) ? [] : ["the right half is empty"]),
  ];
}

/** Bars that cover more than a third of a low window, and a page whose end is not reached. */
export function hiddenByBars(): string[] {
  const bars = [...document.querySelectorAll("#app *")].filter((element) => {
    if (!element.checkVisibility() || getComputedStyle(element).position !== "fixed") return false;
    const { width, height, top } = element.getBoundingClientRect();
    return width > innerWidth / 2 && height > 0 && top < innerHeight && top + height > 0;
  });
  const stuck = [...document.querySelectorAll("main *")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility() &&
      getComputedStyle(element).position === "sticky" &&
      width > innerWidth / 2 &&
      height < innerHeight
    );
  });
  const covered = [...bars, ...stuck].reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  const faults = covered > innerHeight / 3 ? [`bars cover ${Math.round(covered)} px`] : [];
  scrollTo(0, document.documentElement.scrollHeight);
  const last = [...document.querySelectorAll<HTMLElement>("main a[href], main button")].findLast(
    (control) => control.checkVisibility() && control.closest("[inert], aside") === null,
  );
  last?.scrollIntoView({ block: "nearest" });
  const box = last?.getBoundingClientRect();
  if (box !== undefined && (box.bottom > innerHeight + 1 || box.top < -1) && box.height < innerHeight)
    faults.push(`its last control is at ${Math.round(box.top)}`);
  scrollTo(0, 0);
  return faults;
}
