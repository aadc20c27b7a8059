const lost = new Set<HTMLLinkElement>();

/** Records stylesheets that failed to load, which the bundler would not request again. */
export const watchStyles = (): void => addEventListener("error", note, { capture: true });

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") lost.add(target);
}

/** Loads them again. */
export async function fetchLostStyles(): Promise<void> {
  const links = [...lost];
  lost.clear();
  await Promise.all(links.map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    const again = document.createElement("link");
    again.rel = "stylesheet";
    again.crossOrigin = link.crossOrigin;
    again.href = link.href;
    again.addEventListener("load", () => done());
    again.addEventListener("error", () => done());
    link.replaceWith(again);
  });
}
