import { join } from "node:path";
import { readFileSync } from "node:fs";

const [, BODY = ""] =
  /<body>(.*)<\/body>/s.exec(readFileSync(join(import.meta.dirname, "../../index.html"), "utf8")) ?? [];
const WITHOUT_SCRIPTS = BODY.replaceAll(/<script.*?<\/script>/gs, "");

/**
 * The document as it arrives, at an address. The window of a test file is the same for all its tests: what a page listens to
 * and waits for ends with the page.
 */
export function beginPage(address: string): () => void {
  document.body.innerHTML = WITHOUT_SCRIPTS;
  document.documentElement.removeAttribute("data-layers");
  history.replaceState(null, "", address);
  const ends = [
    listening(window),
    listening(document),
    drawing(),
    waiting("setTimeout"),
    waiting("setInterval"),
  ];
  return () => {
    for (const end of ends) end();
    localStorage.clear();
    sessionStorage.clear();
    document.body.innerHTML = "";
  };
}

function listening(target: EventTarget): () => void {
  const added: Parameters<EventTarget["addEventListener"]>[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called for the target it was asked of
  const add = target.addEventListener;
  target.addEventListener = (...args: Parameters<typeof add>) => {
    added.push(args);
    add.apply(target, args);
  };
  return () => {
    target.addEventListener = add;
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
  };
}

function waiting(name: "setTimeout" | "setInterval"): () => void {
  const begun: ReturnType<typeof setTimeout>[] = [];
  const begin = globalThis[name];
  const kept = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = begin(...args);
    begun.push(timer);
    return timer;
  }, begin);
  Object.assign(globalThis, { [name]: kept });
  return () => {
    Object.assign(globalThis, { [name]: begin });
    for (const timer of begun) clearTimeout(timer);
  };
}

/**
 * Ends before the timers: jsdom draws with an interval, which it begins anew only once no frame is awaited. Ended without
 * its frames, it would draw nothing for the pages that follow.
 */
function drawing(): () => void {
  const awaited: number[] = [];
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    const frame = request(callback);
    awaited.push(frame);
    return frame;
  };
  return () => {
    globalThis.requestAnimationFrame = request;
    for (const frame of awaited) cancelAnimationFrame(frame);
  };
}
