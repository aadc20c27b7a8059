// The app; a script of its own: whatever goes wrong before or after its first lines, it begins.

import { addToHead, type FirstFiles, firstFiles, isLanding, preload } from "./first-files.ts";
import { drawFrame } from "./frame.ts";
import { filesOfScreen } from "./screen-files.ts";

const files = firstFiles();
if (files !== null) {
  begin(files);
  for (const place of filesOfScreen(files)) preload(`/${files.names[place]}`);
}

/**
 * The landing page says something without any code: it is painted first. Elsewhere the code is on its way at once; it
 * begins after the mark and the frame around it were painted, which reading it on a slow phone would hold up.
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

/** Failed or late scripts: the page is reloaded once there is a network. */
const again = () => location.reload();

async function start(first: FirstFiles) {
  const { app } = first;
  addEventListener("online", again);
  if (isLanding()) ask(app);
  else formatOnce();
  await Promise.all(app.styles.map((href) => addToHead("link", { rel: "stylesheet", href })));
  if (!isLanding()) await drawFrame(first).catch(() => undefined); // the mark alone says as much
  const came = await addToHead("script", { type: "module", src: app.entry });
  if (came) removeEventListener("online", again);
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
