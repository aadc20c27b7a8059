// Starts the app. A script of its own: an error in the other inlined scripts does not stop it.

import { addToHead, type FirstFiles, firstFiles, isLanding, preload } from "./first-files.ts";
import { drawFrame } from "./frame.ts";
import { filesOfScreen } from "./screen-files.ts";

const files = firstFiles();
if (files !== null) {
  begin(files);
  for (const place of filesOfScreen(files)) preload(`/${files.names[place]}`);
}

/**
 * The landing page is readable without code: it is painted first. Elsewhere the code is requested at once, but runs only
 * after the mark and the frame were painted: parsing it would delay that paint on a slow phone.
 */
function begin(first: FirstFiles) {
  if (!isLanding()) ask(first.app);
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) void start(first);
    else requestAnimationFrame(() => setTimeout(() => void start(first)));
  });
}

function ask({ scripts, styles }: FirstFiles["app"]) {
  scripts.forEach(preload);
  styles.forEach(preload);
}

/** Scripts failed or are late: reload the page once the network is back. */
const again = () => location.reload();

async function start(first: FirstFiles) {
  const { app } = first;
  addEventListener("online", again);
  if (isLanding()) ask(app);
  else formatOnce();
  await Promise.all(app.styles.map((href) => addToHead("link", { rel: "stylesheet", href })));
  if (!isLanding()) await drawFrame(first).catch(() => undefined); // without the frame, the mark still shows
  const came = await addToHead("script", { type: "module", src: app.entry });
  if (came) removeEventListener("online", again);
}

/** Warms up Intl while the files load: the first number and the first date cost a slow phone 100 ms. */
function formatOnce() {
  setTimeout(() => {
    new Intl.NumberFormat("fr-BE").format(1);
    setTimeout(() => {
      new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Brussels", month: "short" }).format();
    });
  });
}
