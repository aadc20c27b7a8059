import type { AppPlugin } from "../lib/native/app-plugin.ts";
import { publicOrigin } from "../lib/platform.ts";
import { currentWords } from "../lib/words.ts";
import { layerStack } from "../ui/layers/browser-layers.ts";
import { announce } from "../ui/toast/toasts.tsx";
import { href, pathNameOf } from "../paths.ts";
import type { Router } from "../boot/router/router.ts";

/** A second press within this time exits: the duration of the toast about it. */
const LEAVE_WITHIN_MS = 4_000;

/** Connects the phone shell: back button, links, resume, system bars. */
export function joinShell({ history }: Router): void {
  const app = window.Capacitor?.Plugins?.App;
  if (app !== undefined) {
    app.addListener("backButton", backButton(history, app));
    app.addListener("appUrlOpen", ({ url }) => openLink(history, url));
    app.addListener("resume", inFront);
    void app.getLaunchUrl().then((launch) => openLaunch(history, launch?.url));
  }
  window.Capacitor?.Plugins?.Browser?.addListener("browserFinished", inFront);
  followTheme();
}

/** Refetches after resume; not every phone fires `visibilitychange`. */
const inFront = () => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

type History = Router["history"];

/** Closes the top layer (a history entry), else goes back, else home, else exits on a second press. */
function backButton(history: History, app: AppPlugin): () => void {
  let asked = Number.NEGATIVE_INFINITY;
  return () => {
    if (layerStack.layers().length > 0 || history.canGoBack()) return history.back();
    if (pathNameOf(location.pathname) !== "home") return history.replace(href("home"));
    const now = Date.now();
    if (now - asked < LEAVE_WITHIN_MS) return void app.minimizeApp();
    asked = now;
    return void currentWords("shell").then((text) => announce(text.backLeaves));
  };
}

/** Opens the screen of a link of ours; any other link is ignored. */
function openLink(history: History, url: string): void {
  const { origin, pathname, search } = new URL(url);
  if (origin !== new URL(publicOrigin()).origin || pathNameOf(pathname) === null) return;
  // iOS reports the launch link a second time.
  if (pathname + search !== location.pathname + location.search) history.push(pathname + search);
}

/** Android reports the launch link again after each reload: it is followed once. */
function openLaunch(history: History, url: string | undefined): void {
  if (url === undefined || sessionStorage.getItem(LAUNCHED_BY) === url) return;
  sessionStorage.setItem(LAUNCHED_BY, url);
  openLink(history, url);
}

const LAUNCHED_BY = "launchedBy";

/** The system bars lie on the app's canvas: they follow the app's theme, which may differ from the phone's. */
function followTheme(): void {
  const bars = window.Capacitor?.Plugins?.SystemBars;
  if (bars === undefined) return;
  const html = document.documentElement;
  const paint = () => {
    const chosen = html.dataset["theme"];
    void bars.setStyle({ style: chosen === "dark" ? "DARK" : chosen === "light" ? "LIGHT" : "DEFAULT" });
  };
  paint();
  new MutationObserver(paint).observe(html, { attributes: true, attributeFilter: ["data-theme"] });
}
