import { TOAST_REMOVED_MS } from "@kalivo/domain/limits.ts";

type Saying = {
  /** Assertive: interrupts the screen reader, for errors. */
  urgent?: boolean;
  /** The subject: a new announcement replaces an earlier one about the same subject, unless that has already been read. */
  about?: string;
  /** Repeats the announcement even though the same text is still in the region. */
  anew?: boolean;
};

type LiveRegions = { calm: HTMLElement; urgent: HTMLElement };
let regions: LiveRegions | null = null;

/**
 * Creates the live regions before the first announcement: screen readers miss text that arrives with its region. They are
 * in a shadow root, so that find-in-page, translators and tests do not find an announced sentence twice.
 */
export function createLiveRegions(host: HTMLElement | null): void {
  if (host === null || host.shadowRoot !== null || regions?.calm.isConnected === true) return;
  const root = host.attachShadow({ mode: "closed" });
  regions = { calm: regionIn(root, "polite"), urgent: regionIn(root, "assertive") };
}

/**
 * Announces text to screen readers, invisibly. Every invisible announcement goes through here, so that none is read twice:
 * text still in the region about the same subject is not repeated.
 */
export function say(text: string, { urgent = false, about, anew = false }: Saying = {}): void {
  const region = urgent ? regions?.urgent : regions?.calm;
  if (region === undefined || text === "") return;
  const before = about === undefined ? null : region.querySelector(`[data-about="${CSS.escape(about)}"]`);
  if (before?.textContent === text && !anew) return;
  before?.remove();
  const line = document.createElement("p");
  line.textContent = text;
  if (about !== undefined) line.dataset["about"] = about;
  region.append(line);
  // Removed later, so that reading the page from its end does not reach it.
  setTimeout(() => line.remove(), TOAST_REMOVED_MS);
}

function regionIn(root: ShadowRoot, live: "polite" | "assertive"): HTMLElement {
  const region = document.createElement("div");
  region.setAttribute("aria-live", live);
  root.append(region);
  return region;
}
