import { TOAST_REMOVED_MS } from "@kalivo/domain/limits.ts";

type Saying = {
  /** It interrupts: something went wrong. */
  urgent?: boolean;
  /** What it is the newest word about: what was said of it before is taken back, unless it was read already. */
  about?: string;
  /** It happened once more: said again, though it still stands. */
  anew?: boolean;
};

type Mouth = { calm: HTMLElement; urgent: HTMLElement };
let mouth: Mouth | null = null;

/**
 * Where `say` writes. Both regions stand in the page before their first sentence: one that comes with it is not heard.
 * They are a tree of their own, so that a sentence that is also seen is found once by whatever looks for it in the page:
 * somebody who searches, a translator, a test.
 */
export function openMouth(host: HTMLElement | null): void {
  if (host === null || host.shadowRoot !== null || mouth?.calm.isConnected === true) return;
  const root = host.attachShadow({ mode: "closed" });
  mouth = { calm: regionIn(root, "polite"), urgent: regionIn(root, "assertive") };
}

/**
 * Says a sentence to whoever listens to the page; nothing of it is seen. Everything that is only said goes through here,
 * so that nothing is said twice: a sentence that still stands is not said again about the same thing.
 */
export function say(text: string, { urgent = false, about, anew = false }: Saying = {}): void {
  const region = urgent ? mouth?.urgent : mouth?.calm;
  if (region === undefined || text === "") return;
  const before = about === undefined ? null : region.querySelector(`[data-about="${CSS.escape(about)}"]`);
  if (before?.textContent === text && !anew) return;
  before?.remove();
  const line = document.createElement("p");
  line.textContent = text;
  if (about !== undefined) line.dataset["about"] = about;
  region.append(line);
  // Later it is nothing to find when the page is read from its end.
  setTimeout(() => line.remove(), TOAST_REMOVED_MS);
}

function regionIn(root: ShadowRoot, live: "polite" | "assertive"): HTMLElement {
  const region = document.createElement("div");
  region.setAttribute("aria-live", live);
  root.append(region);
  return region;
}
