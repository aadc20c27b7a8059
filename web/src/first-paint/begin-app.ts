// The app; a script of its own: whatever goes wrong in the others, it begins.

import { addToHead, type FirstFiles, firstFiles, isLanding, preload } from "./files.ts";

const files = firstFiles();
if (files !== null) begin(files.app);

/**
 * The landing page says something without any code: it is painted first. Elsewhere the code is on its way at once; it
 * begins after the mark was painted, which reading it on a slow phone would hold up.
 */
function begin(app: FirstFiles["app"]) {
  if (!isLanding()) ask(app);
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) void start(app);
    else requestAnimationFrame(() => setTimeout(() => void start(app)));
  });
}

function ask({ scripts, styles }: FirstFiles["app"]) {
  scripts.forEach(preload);
  styles.forEach(preload);
}

async function start(app: FirstFiles["app"]) {
  if (isLanding()) ask(app);
  else formatOnce();
  await Promise.all(app.styles.map((href) => addToHead("link", { rel: "stylesheet", href })));
  await addToHead("script", { type: "module", src: app.entry });
}

/** The first number and the first date cost a slow phone a tenth of a second: now nothing waits for it. */
function formatOnce() {
  setTimeout(() => {
    new Intl.NumberFormat("fr-BE").format(1);
    setTimeout(() => {
      new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Brussels", month: "short" }).format();
    });
  });
}
